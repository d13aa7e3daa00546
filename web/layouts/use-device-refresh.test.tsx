// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { useDeviceRefresh } from './use-device-refresh.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)';
const userAgent = vi.spyOn(navigator, 'userAgent', 'get');

afterEach(() => void vi.useRealTimers());
const show = shownBoxes();

/** Opens a phone's page with a `loader`. */
async function open(isEnabled: boolean) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  userAgent.mockReturnValue(PHONE);
  const loader = vi.fn<() => null>(() => null);
  const Page = () => {
    useDeviceRefresh(isEnabled);
    return null;
  };
  const router = createMemoryRouter([{ path: '/', loader, Component: Page }], {
    hydrationData: { loaderData: { '0': null } },
  });
  await show(<RouterProvider router={router} />);
  return loader;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const resize = () => act(async () => window.dispatchEvent(new Event('resize')));

test('the device info refresh on resize is debounced by 50 ms', async () => {
  const loader = await open(true);
  userAgent.mockReturnValue(DESKTOP);
  await resize();
  await pass(49);
  await resize();
  await pass(49);
  expect(loader).not.toHaveBeenCalled();
  await pass(1);
  expect(loader).toHaveBeenCalledTimes(1);
});

test.each([
  ['on the same device', true, PHONE],
  ['where that is not enabled', false, DESKTOP],
])('a resize %s reloads nothing', async (_where, isEnabled, device) => {
  const loader = await open(isEnabled);
  userAgent.mockReturnValue(device);
  await resize();
  await pass(1_000);
  expect(loader).not.toHaveBeenCalled();
});
