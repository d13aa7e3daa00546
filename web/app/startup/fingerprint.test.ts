// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fingerprint } from './fingerprint.ts';

// A screen without bars, this one's default, would be polled for as long as the library lives,
// which is longer than the screen.
Object.defineProperty(screen, 'availTop', { value: 24 });

const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');

function aStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

const FULL: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: () => null,
  setItem: () => {
    throw new Error('full');
  },
};

afterEach(() => {
  vi.unstubAllEnvs();
  getContext.mockClear();
});

test('the fingerprint is the same each time', async () => {
  const storage = aStorage();
  const first = await fingerprint(storage);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await fingerprint(storage)).toBe(first);
});

test('two phones of one model and version get different ids', async () => {
  const ids = [await fingerprint(aStorage()), await fingerprint(aStorage())];
  expect(ids[0]).not.toBe(ids[1]);
});

test('a browser whose storage fails gets a new id each time', async () => {
  expect(await fingerprint(FULL)).not.toBe(await fingerprint(FULL));
});

test('the fingerprint uses no canvas', async () => {
  await fingerprint(aStorage());
  expect(getContext).not.toHaveBeenCalled();
});

test('storage copied to a device in another time zone gives another fingerprint', async () => {
  const storage = aStorage();
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  const there = await fingerprint(storage);
  vi.stubEnv('TZ', 'America/Mexico_City');
  expect(await fingerprint(storage)).not.toBe(there);
});
