// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Platform } from '../../edge/contracts/device.ts';
import { saveFavourites } from '../favourites/favourites-store.ts';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { press } from '../ui/testing/press.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { HomeScreen } from './home-screen.tsx';
import { KEEP_PROMPT } from './install-prompt.ts';

const TEAM = aFavourite(30, 'elk');

afterEach(() => {
  act(() => saveFavourites({ items: [], owner: null }));
  localStorage.clear();
  delete window.installPrompt;
});
const show = shownBoxes();

interface Opened {
  platform?: Platform;
  layout?: 'blank';
}

async function open({ platform = 'wap', layout }: Opened = {}) {
  const routes = [
    {
      id: 'root',
      path: '/',
      element: <HomeScreen />,
      loader: () => ({ platform }),
      handle: { layout },
    },
  ];
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: { root: { platform } } },
  });
  await show(<RouterProvider router={router} />);
}

/** Makes a browser's offer; returns the dialogs that it opens. */
async function offer() {
  const opened: string[] = [];
  const prompt = async () => {
    opened.push('dialog');
    return { outcome: 'accepted' };
  };
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.installPrompt = event;
  await act(async () => void window.dispatchEvent(event));
  return opened;
}

const star = () => act(async () => saveFavourites({ items: [TEAM], owner: null }));
/** Returns the card, whose code loads on demand. */
async function card() {
  await act(async () => vi.dynamicImportSettled());
  return document.querySelector('section');
}

test('the script of a page keeps the offer of a browser, which shows nothing by itself', () => {
  // oxlint-disable-next-line no-eval -- the page's own script
  window.eval(KEEP_PROMPT);
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(event);
  expect(window.installPrompt).toBe(event);
  expect(event.defaultPrevented).toBe(true);
});

test('the card appears once there is a favourite and an offer, and opens the browser’s dialog', async () => {
  await open();
  const opened = await offer();
  expect(await card()).toBeNull();
  await star();
  expect((await card())?.textContent).toContain('Keep Touchline at hand');
  await press('Install');
  expect(opened).toEqual(['dialog']);
  expect(await card()).toBeNull();
});

test('a fan who closes the card gets it on no later page', async () => {
  await open();
  await offer();
  await star();
  await card();
  await press('Close');
  expect(await card()).toBeNull();
  await open();
  await offer();
  expect(await card()).toBeNull();
});

test.each<Opened>([{ platform: 'android' }, { platform: 'ios' }, { layout: 'blank' }])(
  'a page with %j offers nothing',
  async (opened) => {
    await open(opened);
    await offer();
    await star();
    expect(await card()).toBeNull();
  },
);

test('a browser that makes no offer shows no card', async () => {
  await open();
  await star();
  expect(await card()).toBeNull();
});

test('Safari of iOS, which makes no offer, gets the steps', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  await open();
  await star();
  expect((await card())?.textContent).toContain('tap Share, then “Add to Home Screen”');
  expect(document.querySelectorAll('button')).toHaveLength(1);
  vi.restoreAllMocks();
});
