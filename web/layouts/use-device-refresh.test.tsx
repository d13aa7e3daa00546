// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useDeviceRefresh } from './use-device-refresh.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)';
const userAgent = vi.spyOn(navigator, 'userAgent', 'get');

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

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
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
  return { loader, close: () => act(async () => root.unmount()) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const resize = () => act(async () => window.dispatchEvent(new Event('resize')));

test('the device info refresh on resize is debounced by 50 ms', async () => {
  const { loader, close } = await open(true);
  userAgent.mockReturnValue(DESKTOP);
  await resize();
  await pass(49);
  await resize();
  await pass(49);
  expect(loader).not.toHaveBeenCalled();
  await pass(1);
  expect(loader).toHaveBeenCalledTimes(1);
  await close();
});

test('a resize on the same device reloads nothing', async () => {
  const { loader, close } = await open(true);
  await resize();
  await pass(1_000);
  expect(loader).not.toHaveBeenCalled();
  await close();
});

test('the device info is refreshed on resize only when that is enabled', async () => {
  const { loader, close } = await open(false);
  userAgent.mockReturnValue(DESKTOP);
  await resize();
  await pass(1_000);
  expect(loader).not.toHaveBeenCalled();
  await close();
});
