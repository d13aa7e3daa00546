// @vitest-environment happy-dom
import { createMemoryRouter, createPath, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOfDay } from '../../edge/shared/time/day.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { useTimeZone } from './use-time-zone.ts';

const show = shownBoxes();
const now = Date.UTC(2026, 10, 21, 12);
/** Differs from the clock of every browser that runs this test. */
const ASSUMED = 'Pacific/Kiritimati';
const OWN = 'Asia/Kathmandu';

function forgetZone() {
  document.cookie = 'time-zone=; Path=/; Max-Age=-1';
}
beforeEach(() => {
  forgetZone();
  // oxlint-disable-next-line no-restricted-globals
  const format = Intl.DateTimeFormat;
  const options = { ...format().resolvedOptions(), timeZone: OWN };
  vi.spyOn(format.prototype, 'resolvedOptions').mockReturnValue(options);
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetZone();
});

function Page() {
  useTimeZone({ timeZone: ASSUMED, now });
  return null;
}

/** Opens an address made for the assumed zone; returns where it ends, and how often it loaded. */
async function open(address: string) {
  const loader = vi.fn<() => null>(() => null);
  const route = { path: '*', loader, element: <Page />, HydrateFallback: () => null };
  const router = createMemoryRouter([route], { initialEntries: [address] });
  await show(<RouterProvider router={router} />);
  return { path: createPath(router.state.location), loads: loader.mock.calls.length };
}

const today = startOfDay(now, ASSUMED);

test.each([
  ['today', `/tennis/matches/all?date=${today}`, '/tennis/matches/all'],
  ['another day', `/tennis/matches/all?date=${today - 1}&x=1`, undefined],
  ['no day', '/live?x=1', undefined],
])('a page of %s that another zone was assumed for is loaded again', async (_of, address, to) => {
  expect(await open(address)).toEqual({ path: to ?? address, loads: 2 });
  expect(document.cookie).toContain(`time-zone=${encodeURIComponent(OWN)}`);
});

test('a page is not loaded again for a zone that the server knows', async () => {
  document.cookie = `time-zone=${encodeURIComponent(OWN)}; Path=/`;
  expect(await open('/live')).toEqual({ path: '/live', loads: 1 });
});
