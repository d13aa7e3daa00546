// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { chooseAlerts, chooseNotifying, forgetAlertChoices } from '../favourites/alert-choices.ts';
import { saveFavourites } from '../favourites/favourites-store.ts';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { aLive } from '../live/testing/a-live.ts';
import { aDelta, aLine, aSnapshot } from '../live/testing/lines.ts';
import { fakeLocks } from './testing/fake-locks.ts';
import { readPushChoices, savePushChoices } from './push/push-choices.ts';
import { forgetReportedMatches } from './reported-matches.ts';
import { runAlerts } from './run-alerts.ts';
import { watchMatch } from './watched-matches.ts';

const ELK = { ...aFavourite(30, 'elk'), fixtureSportId: 1 };

let isConnected: boolean;
let failures: unknown[];
/** Requests to the product. */
let requests: number;
let stop = () => {};

beforeEach(() => {
  isConnected = false;
  [failures, requests] = [[], 0];
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('reportError', (error: unknown) => failures.push(error));
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    if (isConnected) return Response.json({ data: { applicationServerKey: null } });
    throw new TypeError('Failed to fetch');
  });
  saveFavourites({ items: [ELK], owner: null });
  chooseAlerts(ELK, ['score']);
  savePushChoices({ quiet: null, hidesScores: false, sent: { text: '{}', at: 0 } });
});
afterEach(() => {
  stop();
  savePushChoices(null);
  forgetAlertChoices();
  saveFavourites({ items: [], owner: null });
  forgetReportedMatches();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('choices that could not be sent to the product are sent once the browser is online', async () => {
  stop = runAlerts({ t: textOf('en'), live: aLive().live, open: () => {} });
  await expect.poll(() => failures.length).toBe(1);
  isConnected = true;
  window.dispatchEvent(new Event('online'));
  // The product has no key, so it has got no choices.
  await expect.poll(() => readPushChoices()?.sent).toBeNull();
});

test.each([
  ['other kinds', () => chooseAlerts(ELK, ['end'])],
  ['other favourites', () => saveFavourites({ items: [ELK, aFavourite(30, 'owl')], owner: null })],
])('the product learns at once that the fan has chosen %s', async (_what, choose) => {
  isConnected = true;
  stop = runAlerts({ t: textOf('en'), live: aLive().live, open: () => {} });
  await expect.poll(() => readPushChoices()?.sent).toBeNull();
  const before = requests;
  choose();
  await expect.poll(() => requests).toBe(before + 1);
});

/** Stubs the device's notifications; records what they say. */
function stubNotices(permission: NotificationPermission = 'granted'): string[] {
  const shown: string[] = [];
  class Notices extends EventTarget {
    static permission = permission;
    constructor(title: string, { body }: NotificationOptions) {
      super();
      shown.push(`${title}: ${body}`);
    }
  }
  vi.stubGlobal('Notification', Notices);
  return shown;
}

/** Runs alerts on a page that has the focus, or is hidden, without push messages. */
function run(isHidden = false) {
  isConnected = true;
  savePushChoices(null);
  vi.spyOn(document, 'hasFocus').mockReturnValue(!isHidden);
  if (isHidden) vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { live, sockets, last } = aLive();
  stop = runAlerts({ t: textOf('en'), live, open: () => {} });
  return { sockets, last };
}

test('a match that the fan is looking at in some tab raises no alert, another does', async () => {
  const shown = stubNotices();
  chooseNotifying(true);
  const [M, N] = [aFavourite(40, 'm'), aFavourite(40, 'n')].map((item) => ({
    ...item,
    fixtureSportId: 1,
  }));
  if (!M || !N) throw new Error('Two matches');
  saveFavourites({ items: [M, N], owner: null });
  for (const match of [M, N]) chooseAlerts(match, ['score']);
  const leave = watchMatch('m');
  const { sockets, last } = run();
  await expect.poll(() => sockets.length).toBe(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  last().events.onOpen();
  last().receive(aSnapshot(1, [aLine('m'), aLine('n')]));
  const goal = { score: { home: 1, away: 0 } };
  last().receive(aDelta(2, { m: goal, n: goal }));
  await expect.poll(() => shown).toEqual(['Goal for Home n: Home n 1–0 Away n']);
  leave();
});

test.each([
  ['the fan has not chosen notifications', false, 'granted', 0],
  ['the browser blocks them', true, 'denied', 0],
  ['the fan has chosen them', true, 'granted', 1],
] as const)('a hidden page follows matches if %s', async (_what, notifies, permission, rooms) => {
  stubNotices(permission);
  const { sockets } = run(true);
  chooseNotifying(notifies);
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
  expect(sockets).toHaveLength(rooms);
});

test('a page follows a sport as long as the fan has alerts of it', async () => {
  chooseAlerts(ELK, []);
  const { sockets } = run();
  const open = () => sockets.filter(({ isClosed }) => !isClosed).length;
  await expect.poll(() => open()).toBe(0);
  chooseAlerts(ELK, ['score']);
  await expect.poll(() => open()).toBe(1);
  saveFavourites({ items: [], owner: null });
  await expect.poll(() => open()).toBe(0);
});

test('a page that is online again joins its rooms at once', async () => {
  const { sockets } = run();
  const joined = () => sockets.flatMap(({ urls }) => urls).length;
  await expect.poll(joined).toBe(1);
  window.dispatchEvent(new Event('online'));
  await expect.poll(joined).toBe(2);
});

test('alerts that a fan turns off and on again begin with what happens then', async () => {
  const shown = stubNotices();
  chooseNotifying(true);
  const { sockets, last } = run();
  await expect.poll(() => sockets.length).toBe(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  last().events.onOpen();
  const side = { id: 'elk', name: 'Elk', shortName: 'Elk' };
  last().receive(aSnapshot(1, [aLine('m', { home: side })]));
  const OWL = { ...aFavourite(30, 'owl'), fixtureSportId: 1 };
  saveFavourites({ items: [ELK, OWL], owner: null });
  chooseAlerts(OWL, ['score']);
  chooseAlerts(ELK, []);
  last().receive(aDelta(2, { m: { score: { home: 1, away: 0 } } }));
  chooseAlerts(ELK, ['score']);
  last().receive(aDelta(3, { m: { score: { home: 2, away: 0 } } }));
  await expect.poll(() => shown).toEqual(['Goal for Elk: Elk 2–0 Away m']);
});
