// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ALL_SPORTS, SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import {
  alertsOf,
  chooseAlerts,
  chooseNotifying,
  forgetAlertChoices,
  hasAlerts,
  readAlertChoices,
  subscribeToAlertChoices,
} from './alert-choices.ts';
import {
  alertKindsOf,
  playerAlertKindsOf,
  usualAlertsOf,
  type AlertKind,
} from '../../edge/contracts/alert-kinds.ts';
import { alertSportOf } from './alert-sport.ts';
import { saveFavourites, toggleFavourite } from './favourites-store.ts';
import { aFavourite } from './testing/favourites.ts';

const CITY = aFavourite(30, 'city');
const CUP = aFavourite(20, 'cup');

afterEach(() => {
  saveFavourites({ items: [], owner: null });
  forgetAlertChoices();
});

test.each<[SportKey, AlertKind[], usual: AlertKind[]]>([
  [
    'football',
    ['lineups', 'start', 'score', 'red-card', 'break', 'end'],
    ['start', 'score', 'end'],
  ],
  ['handball', ['lineups', 'start', 'red-card', 'break', 'end'], ['start', 'end']],
  ['basketball', ['lineups', 'start', 'lead', 'break', 'end'], ['start', 'end']],
  [
    'american-football',
    ['lineups', 'start', 'score', 'lead', 'break', 'end'],
    ['start', 'score', 'end'],
  ],
  ['baseball', ['lineups', 'start', 'score', 'end'], ['start', 'score', 'end']],
  ['tennis', ['start', 'score', 'serve-break', 'end'], ['start', 'score', 'end']],
  ['badminton', ['start', 'score', 'end'], ['start', 'score', 'end']],
])('%s has alerts for %j, by default %j', (key, kinds, usual) => {
  expect(alertKindsOf(SPORTS[key])).toEqual(kinds);
  expect(usualAlertsOf(SPORTS[key])).toEqual(usual);
});

test.each<[SportKey, AlertKind[]]>([
  ['football', ['goal', 'card', 'field']],
  ['american-football', ['goal']],
  ['baseball', ['goal']],
  ['basketball', []],
  ['tennis', []],
])('a player of %s has alerts for %j', (key, kinds) => {
  expect(playerAlertKindsOf(SPORTS[key])).toEqual(kinds);
});

test('every sport has alerts for the start and the end of a match', () => {
  for (const sport of ALL_SPORTS)
    expect(alertKindsOf(sport)).toEqual(expect.arrayContaining(['start', 'end']));
});

test('chosen alerts are stored, and a restored star has them again', () => {
  saveFavourites({ items: [CITY], owner: null });
  chooseAlerts(CITY, ['score']);
  expect(localStorage.getItem('alerts')).toContain('"30:city":["score"]');
  toggleFavourite(CITY, 0);
  expect(hasAlerts()).toBe(false);
  toggleFavourite(CITY, 0);
  expect(hasAlerts()).toBe(true);
  expect(alertsOf(CITY)).toEqual(['score']);
});

test('the alerts of a removed favourite are deleted with the next choice', () => {
  saveFavourites({ items: [CITY, CUP], owner: null });
  chooseAlerts(CITY, ['score']);
  saveFavourites({ items: [CUP], owner: null });
  chooseAlerts(CUP, ['end']);
  expect(readAlertChoices().kinds).toEqual({ '20:cup': ['end'] });
});

test('without any alerts nothing is stored', () => {
  saveFavourites({ items: [CITY], owner: null });
  chooseAlerts(CITY, ['score']);
  chooseNotifying(true);
  chooseAlerts(CITY, []);
  chooseNotifying(false);
  expect(localStorage.getItem('alerts')).toBeNull();
});

test('a change in another tab notifies subscribers', () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeToAlertChoices(listener);
  const chosen = { kinds: { '30:city': ['end'] }, notifies: true };
  localStorage.setItem('alerts', JSON.stringify(chosen));
  window.dispatchEvent(new StorageEvent('storage', { key: 'alerts' }));
  leave();
  expect(listener).toHaveBeenCalledOnce();
  expect(readAlertChoices()).toEqual(chosen);
});

test.each(['nonsense', '{}', '{"kinds":{"30:city":["moon"]},"notifies":true}'])(
  'a storage that holds %s counts as empty',
  (stored) => {
    localStorage.setItem('alerts', stored);
    window.dispatchEvent(new StorageEvent('storage', { key: 'alerts' }));
    const leave = subscribeToAlertChoices(() => {});
    window.dispatchEvent(new StorageEvent('storage', { key: 'alerts' }));
    leave();
    expect(readAlertChoices()).toEqual({ kinds: {}, notifies: false });
  },
);

test('a whole sport, a match of yesterday and a player whom feeds do not name have no alerts', () => {
  const now = Date.parse('2026-11-23T20:00:00Z');
  const match = { ...aFavourite(40, 'm'), fixtureSportId: 1, fixtureStartTime: now - 3_600_000 };
  expect(alertSportOf(match, now)?.key).toBe('football');
  expect(alertSportOf({ ...match, fixtureStartTime: now - 86_400_000 }, now)).toBeNull();
  expect(alertSportOf({ ...aFavourite(10, '1'), fixtureSportId: 1 }, now)).toBeNull();
  expect(alertSportOf({ ...aFavourite(50, 'p'), fixtureSportId: 1 }, now)?.key).toBe('football');
  expect(alertSportOf({ ...aFavourite(50, 'p'), fixtureSportId: 2 }, now)).toBeNull();
  expect(alertSportOf(CITY, now)).toBeNull();
});
