// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { COUNTRY_COOKIE, DEVICE_ID_COOKIE } from '../../edge/contracts/cookies.ts';
import type { Measuring } from '../../edge/contracts/measuring.ts';
import { createApi } from '../api/client.ts';
import { createDelay } from '../live/delay.ts';
import { chooseDelay } from '../session/delay-choice.ts';
import { rememberAppearance } from './appearance.ts';
import { chooseConsent } from './consent.ts';
import { writeCookie } from './cookie.ts';
import { ensureCountryCookie } from './startup/country-cookie.ts';
import { ensureDeviceId } from './startup/device-id.ts';

const written = vi.spyOn(document, 'cookie', 'set');

beforeEach(() => {
  // Test files share the document. Happy DOM keeps a cookie of `Max-Age=0` until the millisecond is
  // over.
  for (const name of [COUNTRY_COOKIE, DEVICE_ID_COOKIE])
    document.cookie = `${name}=; Path=/; Max-Age=-1`;
  written.mockClear();
});

test('the device id cookie lasts 365 days', async () => {
  await ensureDeviceId(null, async () => 'f'.repeat(32));
  expect(written.mock.lastCall?.[0]).toContain(`${DEVICE_ID_COOKIE}=ffff`);
  expect(written.mock.lastCall?.[0]).toContain(`; Max-Age=${365 * 86_400};`);
});

test('the country cookie lasts 30 days, 2592000 s, on the root path', async () => {
  const fetch = async () => Response.json({ data: { countryCode: 'BR' } });
  await ensureCountryCookie(createApi({ origin: 'https://example.org', fetch, report: () => {} }));
  expect(written.mock.lastCall?.[0]).toMatch(/^country=br; Path=\/; Max-Age=2592000;/);
});

test.each([
  ['https://scores.example', /; SameSite=Lax; Secure$/],
  ['http://localhost:8787', /; SameSite=Lax$/],
])('a cookie of %s ends in %s', (origin, end) => {
  vi.stubGlobal('location', new URL(origin));
  writeCookie('theme', 'dark');
  vi.unstubAllGlobals();
  expect(written.mock.lastCall?.[0]).toMatch(end);
});

const YEAR = 365 * 86_400;
const MEASURING: Measuring = {
  tag: null,
  recording: null,
  purposes: ['analytics'],
  allowed: [],
  isAsked: true,
  mayIdentify: false,
};

test.each([
  ['a consent', () => chooseConsent(MEASURING, ['analytics']), 'consent=analytics', 15_552_000],
  ['a refusal', () => chooseConsent(MEASURING, []), 'consent=none', 15_552_000],
  ['a theme', () => rememberAppearance({ theme: 'dark' }), 'theme=dark', YEAR],
  ['the system’s theme', () => rememberAppearance({ theme: null }), 'theme=', 0],
  ['a density', () => rememberAppearance({ density: 'compact' }), 'density=compact', YEAR],
  ['the usual density', () => rememberAppearance({ density: null }), 'density=', 0],
  ['a delay', () => chooseDelay(createDelay(0), 40), 'delay=40', YEAR],
  ['no delay', () => chooseDelay(createDelay(0), 0), 'delay=', 0],
])('%s is kept for its time, on every page', (_what, choose, pair, age) => {
  // Other test files share the document.
  written.mockImplementationOnce(() => {});
  choose();
  expect(written.mock.calls.map(([line]) => line)).toEqual([
    `${pair}; Path=/; Max-Age=${age}; SameSite=Lax`,
  ]);
});
