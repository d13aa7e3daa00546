// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { CONSENT_COOKIE } from '../../edge/contracts/cookies.ts';
import { chooseConsent } from '../app/consent.ts';
import { ensureCountryCookie } from '../app/startup/country-cookie.ts';
import { ensureDeviceId } from '../app/startup/device-id.ts';
import type { StartupSetting } from '../app/startup/startup-setting.ts';
import { reports } from '../app/monitoring/reports.ts';
import { startMonitoring } from '../app/monitoring/start-monitoring.ts';
import { enterAccount } from '../favourites/enter-account.tsx';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { StartupData } from './startup-data.tsx';

vi.mock(import('../app/monitoring/start-monitoring.ts'), { spy: true });
vi.mock(import('../app/startup/device-id.ts'), { spy: true });
vi.mock(import('../app/startup/country-cookie.ts'), { spy: true });
vi.mock(import('../favourites/enter-account.tsx'), { spy: true });

const SETTING: StartupSetting = {
  monitoring: null,
  measuring: {
    tag: null,
    recording: null,
    purposes: ['analytics'],
    allowed: ['analytics'],
    isAsked: false,
    mayIdentify: true,
  },
  version: 'a',
  platform: 'pc',
  country: 'es',
  brand: 'touchline',
  isCrawler: false,
  deviceId: null,
};

afterEach(() => {
  localStorage.clear();
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=-1`;
});
const show = shownBoxes();

/** An idle page and its requests so far. */
async function open({
  path,
  userId,
  setting = SETTING,
}: {
  path: string;
  userId: string | null;
  setting?: StartupSetting;
}) {
  const done: string[] = [];
  const log = (what: string) => void done.push(what);
  vi.mocked(enterAccount).mockImplementation((_t, id) => {
    log(`favourites of ${id}`);
    return () => {};
  });
  vi.mocked(startMonitoring).mockImplementation(async () => {
    log('monitoring');
    reports.attach((report) => report.kind === 'event' && log(report.name));
  });
  vi.mocked(ensureDeviceId).mockImplementation(async () => {
    log('device id');
    return 'device';
  });
  vi.mocked(ensureCountryCookie).mockImplementation(async () => log('country cookie'));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistrations: async () => [{ unregister: async () => log('service worker removed') }],
    },
  });
  const loads = (what: (params: { betRadarId?: string }) => string) => ({
    loader: ({ params }: { params: { betRadarId?: string } }) => {
      log(what(params));
      return [];
    },
  });
  const Page = () => (
    <>
      <StartupData userId={userId} setting={setting} />
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        Component: Page,
        children: [
          { path: '/resources/countries', ...loads(() => 'countries') },
          {
            path: '/resources/suggested/:betRadarId',
            ...loads(({ betRadarId }) => `leagues and teams of ${betRadarId}`),
          },
          { path: '*', Component: () => null },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  await show(<RouterProvider router={router} />);
  return { done, go: (to: string) => act(() => router.navigate(to)) };
}

const REST = [
  'monitoring',
  'device id',
  'country cookie',
  'visitor-init',
  'service worker removed',
];

test('a fan’s page starts in the order of the specification', async () => {
  const { done } = await open({ path: '/', userId: 'fan' });
  const expected = ['countries', 'favourites of fan', 'leagues and teams of all', ...REST];
  await eventually(() => expect(done).toEqual(expected));
});

test('a visitor’s page loads no favourites', async () => {
  const { done } = await open({ path: '/', userId: null });
  await eventually(() => expect(done).toEqual(['countries', 'leagues and teams of all', ...REST]));
});

test('a browser that has reported visitor-init does not report it again', async () => {
  localStorage.setItem('visitor-init', '1');
  const { done } = await open({ path: '/', userId: null });
  const again = REST.filter((step) => step !== 'visitor-init');
  await eventually(() => expect(done).toEqual(['countries', 'leagues and teams of all', ...again]));
});

test('leagues and suggested teams are loaded again when the sport changes, and nothing else is', async () => {
  const { done, go } = await open({ path: '/basketball/matches', userId: null });
  await eventually(() => expect(done).toContain('service worker removed'));
  expect(done[1]).toBe('leagues and teams of sr:sport:2');
  done.length = 0;
  await go('/basketball/standings');
  expect(done).toEqual([]);
  await go('/football/matches');
  await go('/');
  expect(done).toEqual(['leagues and teams of sr:sport:1', 'leagues and teams of all']);
});

/** Steps that store something about the visitor, in the order of a choice. */
const STORING = ['device id', 'country cookie'];

test.each([
  ['a yes to statistics', ['analytics'], STORING],
  ['a yes to recordings alone', ['recording'], ['device id']],
  ['a no', [], []],
] as const)(
  'if consent is required, a page stores nothing before an answer; after %s: %j',
  async (_what, choice, stored) => {
    const measuring = { ...SETTING.measuring, allowed: [], isAsked: true, mayIdentify: false };
    const { done } = await open({ path: '/', userId: null, setting: { ...SETTING, measuring } });
    await eventually(() => expect(done).toContain('service worker removed'));
    // Pages of other tests listen, too.
    const storing = () => [...new Set(done)].filter((step) => STORING.includes(step));
    expect(storing()).toEqual([]);
    await chooseConsent(measuring, choice);
    expect(storing()).toEqual(stored);
  },
);

test('a failed startup step does not stop the next ones', async () => {
  vi.mocked(ensureCountryCookie).mockRejectedValueOnce(new Error('no network'));
  const { done } = await open({ path: '/', userId: null });
  await eventually(() => expect(done.at(-1)).toBe('service worker removed'));
  expect(done).not.toContain('country cookie');
});
