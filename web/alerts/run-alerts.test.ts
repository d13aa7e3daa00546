// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { chooseAlerts, forgetAlertChoices } from '../favourites/alert-choices.ts';
import { saveFavourites } from '../favourites/favourites-store.ts';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { aLive } from '../live/testing/a-live.ts';
import { fakeLocks } from './testing/fake-locks.ts';
import { readPushChoices, savePushChoices } from './push/push-choices.ts';
import { runAlerts } from './run-alerts.ts';

const ELK = { ...aFavourite(30, 'elk'), fixtureSportId: 1 };

let isConnected: boolean;
let failures: unknown[];
let stop = () => {};

beforeEach(() => {
  isConnected = false;
  failures = [];
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('reportError', (error: unknown) => failures.push(error));
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('fetch', async () => {
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
  vi.unstubAllGlobals();
});

test('choices that could not be sent to the product are sent once the browser is online', async () => {
  stop = runAlerts({ t: textOf('en'), live: aLive().live, open: () => {} });
  await expect.poll(() => failures.length).toBe(1);
  isConnected = true;
  window.dispatchEvent(new Event('online'));
  // The product has no key, so it has got no choices.
  await expect.poll(() => readPushChoices()?.sent).toBeNull();
});
