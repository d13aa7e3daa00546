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
import { alertKindsOf, usualAlertsOf, type AlertKind } from './alert-kinds.ts';
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
  ['football', ['start', 'score', 'red-card', 'break', 'end'], ['start', 'score', 'end']],
  ['handball', ['start', 'red-card', 'break', 'end'], ['start', 'end']],
  ['basketball', ['start', 'break', 'end'], ['start', 'end']],
  ['american-football', ['start', 'score', 'break', 'end'], ['start', 'score', 'end']],
  ['baseball', ['start', 'score', 'end'], ['start', 'score', 'end']],
  ['tennis', ['start', 'score', 'end'], ['start', 'score', 'end']],
])('%s tells of %j, and of %j unless a fan chooses', (key, kinds, usual) => {
  expect(alertKindsOf(SPORTS[key])).toEqual(kinds);
  expect(usualAlertsOf(SPORTS[key])).toEqual(usual);
});

test('every sport tells at least how a match begins and ends', () => {
  for (const sport of ALL_SPORTS)
    expect(alertKindsOf(sport)).toEqual(expect.arrayContaining(['start', 'end']));
});

test('what is chosen outlives the page, and a star that is put back has it again', () => {
  saveFavourites({ items: [CITY], owner: null });
  chooseAlerts(CITY, ['score']);
  expect(localStorage.getItem('alerts')).toContain('"30:city":["score"]');
  toggleFavourite(CITY, 0);
  expect(hasAlerts()).toBe(false);
  toggleFavourite(CITY, 0);
  expect(hasAlerts()).toBe(true);
  expect(alertsOf(CITY)).toEqual(['score']);
});

test('what is no favourite any more is forgotten with the next choice', () => {
  saveFavourites({ items: [CITY, CUP], owner: null });
  chooseAlerts(CITY, ['score']);
  saveFavourites({ items: [CUP], owner: null });
  chooseAlerts(CUP, ['end']);
  expect(readAlertChoices().kinds).toEqual({ '20:cup': ['end'] });
});

test('who wants nothing leaves nothing behind', () => {
  saveFavourites({ items: [CITY], owner: null });
  chooseAlerts(CITY, ['score']);
  chooseNotifying(true);
  chooseAlerts(CITY, []);
  chooseNotifying(false);
  expect(localStorage.getItem('alerts')).toBeNull();
});

test('another tab hears of it', () => {
  const heard = vi.fn<() => void>();
  const leave = subscribeToAlertChoices(heard);
  const chosen = { kinds: { '30:city': ['end'] }, notifies: true };
  localStorage.setItem('alerts', JSON.stringify(chosen));
  window.dispatchEvent(new StorageEvent('storage', { key: 'alerts' }));
  leave();
  expect(heard).toHaveBeenCalledOnce();
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

test('there is nothing to tell of a whole sport, or of a match of yesterday', () => {
  const now = Date.parse('2026-11-23T20:00:00Z');
  const match = { ...aFavourite(40, 'm'), fixtureSportId: 1, fixtureStartTime: now - 3_600_000 };
  expect(alertSportOf(match, now)?.key).toBe('football');
  expect(alertSportOf({ ...match, fixtureStartTime: now - 86_400_000 }, now)).toBeNull();
  expect(alertSportOf({ ...aFavourite(10, '1'), fixtureSportId: 1 }, now)).toBeNull();
  expect(alertSportOf(CITY, now)).toBeNull();
});
