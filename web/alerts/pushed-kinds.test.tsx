// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALERT_KINDS, PUSHED_KINDS } from '../../edge/contracts/alert-kinds.ts';
import { chooseAlerts, forgetAlertChoices, readAlertChoices } from '../favourites/alert-choices.ts';
import { saveFavourites } from '../favourites/favourites-store.ts';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { press } from '../ui/testing/press.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import AlertSheet from './alert-sheet.tsx';
import { savePushChoices } from './push/push-choices.ts';
import { wantedSports } from './wanted-kinds.ts';

const ELK = { ...aFavourite(30, 'elk'), fixtureSportId: 1 };
const ACE = { ...aFavourite(50, 'ace'), fixtureSportId: 1 };

/** The product's key of alerts; null for none. */
let key: string | null;

beforeEach(() => {
  key = 'A'.repeat(87);
  saveFavourites({ items: [ELK, ACE], owner: null });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('pushManager', { getSubscription: async () => null });
  vi.stubGlobal('fetch', async () => Response.json({ data: { applicationServerKey: key } }));
});
afterEach(() => {
  savePushChoices(null);
  saveFavourites({ items: [], owner: null });
  forgetAlertChoices();
  vi.unstubAllGlobals();
});

const show = shownBoxes();
async function open(of: typeof ELK) {
  await show(<AlertSheet of={of} onClose={() => {}} />);
  await act(async () => vi.dynamicImportSettled());
}

const kinds = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const turnOnPush = () => savePushChoices({ quiet: null, hidesScores: false, sent: null });

test('line-ups are offered once alerts come while the site is closed', async () => {
  chooseAlerts(ELK, ['score']);
  await open(ELK);
  expect(kinds()).not.toContain('Line-ups');
  expect(document.body.textContent).toContain('Alerts while this site is closed');
  expect(document.body.textContent).toContain("Use this device's notifications");
  turnOnPush();
  await open(ELK);
  expect(document.body.textContent).not.toContain("Use this device's notifications");
  expect(kinds()).toContain('Line-ups');
  await press('Line-ups');
  expect(readAlertChoices().kinds).toEqual({ '30:elk': ['lineups', 'score'] });
});

test('a player has alerts of goals, and then of cards and substitutions, by push alone', async () => {
  turnOnPush();
  await open(ACE);
  expect(kinds()).toEqual([]);
  await press('Turn on alerts');
  await act(async () => vi.dynamicImportSettled());
  expect(kinds()).toEqual(['Goals', 'Cards', 'Comes on or goes off']);
  await press('Cards');
  expect(readAlertChoices().kinds).toEqual({ '50:ace': ['goal', 'card'] });
  // No page follows a sport for them.
  expect([...wantedSports(Date.now())]).toEqual([]);
});

test('open pages offer the kinds that their lists of matches report, and push the others', () => {
  expect(ALERT_KINDS.filter((kind) => !PUSHED_KINDS.has(kind))).toEqual([
    'start',
    'score',
    'red-card',
    'lead',
    'break',
    'end',
  ]);
});

test('pages follow the sport of a team whose alerts are of line-ups and goals', () => {
  chooseAlerts(ELK, ['lineups', 'score']);
  expect([...wantedSports(Date.now())]).toEqual(['football']);
});

test('a fan learns where alerts of players are not available', async () => {
  key = null;
  chooseAlerts(ACE, ['goal']);
  await open(ACE);
  await act(async () => {});
  expect(document.body.textContent).toContain('Player alerts are not available in this browser.');
  expect(kinds()).toEqual([]);
});
