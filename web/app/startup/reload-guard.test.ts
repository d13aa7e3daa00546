import { expect, test } from 'vitest';
import { mayReload } from './reload-guard.ts';

function aStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

test('the reload guard lasts 10 seconds', () => {
  const storage = aStorage();
  const start = 1_800_000_000_000;
  expect(mayReload(storage, start)).toBe(true);
  expect(mayReload(storage, start + 9_999)).toBe(false);
  expect(mayReload(storage, start + 10_000)).toBe(true);
});

test('a browser that cannot store the time is not reloaded', () => {
  const setItem = () => {
    throw new Error('full');
  };
  expect(mayReload({ getItem: () => null, setItem }, Date.now())).toBe(false);
});
