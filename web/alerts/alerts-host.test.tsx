// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { chooseAlerts, forgetAlertChoices } from '../favourites/alert-choices.ts';
import { saveFavourites } from '../favourites/favourites-store.ts';
import { openAlerts } from '../favourites/open-alerts.ts';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { LiveContext } from '../live/live-context.ts';
import { aLive } from '../live/testing/a-live.ts';
import { START } from '../live/testing/lines.ts';
import { createTicker } from '../live/ticker.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import AlertBell from './alert-bell.tsx';
import { AlertsHost } from './alerts-host.tsx';
import { readPushChoices, savePushChoices } from './push/push-choices.ts';
import { fakeLocks } from './testing/fake-locks.ts';
import { watchedMatches } from './watched-matches.ts';

const ELK = { ...aFavourite(30, 'elk'), fixtureSportId: 1 };

let ended: number;

beforeEach(() => {
  ended = 0;
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
  vi.stubGlobal('Notification', { permission: 'granted' });
  const held = { endpoint: 'https://push.example/1', unsubscribe: async () => (ended += 1) };
  vi.stubGlobal('pushManager', { getSubscription: async () => held });
  vi.stubGlobal('fetch', async () => Response.json({ data: { applicationServerKey: null } }));
  saveFavourites({ items: [ELK], owner: null });
  chooseAlerts(ELK, ['score']);
  savePushChoices({ quiet: null, hidesScores: false, sent: null });
  localStorage.setItem('alerts-reported', '{}');
});
afterEach(() => {
  savePushChoices(null);
  forgetAlertChoices();
  saveFavourites({ items: [], owner: null });
  localStorage.removeItem('alerts-reported');
  vi.unstubAllGlobals();
});

const showBox = shownBoxes();
async function show(address = '/') {
  const tools = { live: aLive().live, ticker: createTicker(START, 0) };
  const element = (
    <LiveContext value={tools}>
      <AlertsHost />
    </LiveContext>
  );
  const routes = [
    { path: '/match/:matchId', element },
    { path: '*', element },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await showBox(<RouterProvider router={router} />);
}

test.each([
  ['a fan turns the last one off', () => chooseAlerts(ELK, [])],
  ['the last favourite goes', () => saveFavourites({ items: [], owner: null })],
])('alerts end everywhere in the browser when %s', async (_when, end) => {
  await show();
  expect(readPushChoices()).not.toBeNull();
  act(end);
  await eventually(() => expect(ended).toBeGreaterThan(0));
  expect(readPushChoices()).toBeNull();
  expect(localStorage.getItem('alerts-reported')).toBeNull();
});

test('the match of the page counts as watched, so that no tab alerts of it', async () => {
  await show('/match/m');
  await eventually(async () => expect([...(await watchedMatches())]).toEqual(['m']));
  await show();
  await eventually(async () => expect([...(await watchedMatches())]).toEqual([]));
});

test('the alerts of an item open in a dialog on any page', async () => {
  await show();
  act(() => openAlerts(ELK));
  await eventually(() =>
    expect(document.querySelector('dialog')?.textContent).toContain('Alerts: Name of elk'),
  );
});

test.each([
  ['with alerts', ELK, 'Alerts are on: Name of elk'],
  ['without', { ...aFavourite(30, 'owl'), fixtureSportId: 1 }, 'Alerts: Name of owl'],
  ['that can have none', { ...aFavourite(10, '1'), fixtureSportId: 1 }, undefined],
])('the bell of an item %s says so', async (_what, of, label) => {
  const box = await showBox(<AlertBell of={of} />);
  expect(box.querySelector('button')?.getAttribute('aria-label')).toBe(label);
});
