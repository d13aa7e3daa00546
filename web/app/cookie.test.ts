// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  COUNTRY_COOKIE,
  COUNTRY_COOKIE_AGE,
  DEVICE_ID_COOKIE,
} from '../../edge/contracts/cookies.ts';
import { writeCookie } from './cookie.ts';
import { ensureDeviceId } from './startup/device-id.ts';

const written = vi.spyOn(document, 'cookie', 'set');

afterEach(() => {
  written.mockClear();
});

test('the device id cookie lasts 365 days', async () => {
  await ensureDeviceId(null, async () => 'f'.repeat(32));
  expect(written.mock.lastCall?.[0]).toContain(`${DEVICE_ID_COOKIE}=ffff`);
  expect(written.mock.lastCall?.[0]).toContain(`; Max-Age=${365 * 86_400};`);
});

test('the country cookie lasts 30 days, 2592000 s, on the root path', () => {
  writeCookie(COUNTRY_COOKIE, 'br', COUNTRY_COOKIE_AGE);
  expect(written.mock.lastCall?.[0]).toMatch(/^country=br; Path=\/; Max-Age=2592000;/);
});
