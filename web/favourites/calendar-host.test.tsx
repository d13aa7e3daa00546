// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { CalendarHost } from './calendar-host.ts';
import { readOwnCalendar } from './calendar-key.ts';
import { saveFavourites } from './favourites-store.ts';
import { makeCalendar } from './own-calendar.ts';
import { aFavourite } from './testing/favourites.ts';

let isConnected: boolean;
let failures: number;

beforeEach(async () => {
  isConnected = true;
  failures = 0;
  vi.stubGlobal('fetch', async () => {
    if (isConnected) return Response.json({ data: { calendarId: 'c', isOfAccount: false } });
    failures += 1;
    throw new TypeError('Failed to fetch');
  });
  saveFavourites({ items: [], owner: null });
  await makeCalendar();
});
afterEach(() => {
  localStorage.clear();
  saveFavourites({ items: [], owner: null });
  vi.unstubAllGlobals();
});

const show = shownBoxes();

test('a star that a calendar could not get is sent once the browser is online', async () => {
  await show(<CalendarHost />);
  isConnected = false;
  saveFavourites({ items: [aFavourite(30, 'elk')], owner: null });
  await expect.poll(() => failures).toBe(1);
  isConnected = true;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => readOwnCalendar()?.sent).toContain('elk');
});
