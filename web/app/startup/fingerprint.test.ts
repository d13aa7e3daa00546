// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');

afterEach(() => {
  vi.unstubAllEnvs();
  getContext.mockClear();
});

test.each([true, false])('is the same each time it is taken (desktop: %s)', async (isDesktop) => {
  const first = await fingerprint(isDesktop);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await fingerprint(isDesktop)).toBe(first);
});

test('a computer is asked to draw', async () => {
  await fingerprint(true);
  expect(getContext).toHaveBeenCalled();
});

test('a phone is not asked to draw', async () => {
  await fingerprint(false);
  expect(getContext).not.toHaveBeenCalled();
});

test('phones in zones whose clocks differ are told apart', async () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  const there = await fingerprint(false);
  vi.stubEnv('TZ', 'America/Mexico_City');
  expect(await fingerprint(false)).not.toBe(there);
});
