import { afterEach, expect, it, vi } from 'vitest';
import { recallPosition, rememberPosition } from './position.ts';
import { failureOfStatus } from './stream-state.ts';

function aStorage() {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
}

afterEach(() => void vi.unstubAllGlobals());

it.each([
  { at: 2, place: null, when: 'hardly begun' },
  { at: 61.24, place: 61.2, when: 'in the midst' },
  { at: 118, place: null, when: 'as good as over' },
])('a video that was left $when begins at $place', ({ at, place }) => {
  aStorage();
  rememberPosition('film', { currentTime: 30, duration: 120 });
  rememberPosition('film', { currentTime: at, duration: 120 });
  expect(recallPosition('film')).toBe(place);
  expect(recallPosition('other')).toBeNull();
});

it('a browser that stores nothing has no place in a video', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberPosition('film', { currentTime: 30, duration: 120 });
  expect(recallPosition('film')).toBeNull();
});

it.each([
  [404, true, 'missing'],
  [410, true, 'missing'],
  [451, true, 'country'],
  [403, true, 'country'],
  [500, true, 'network'],
  [undefined, true, 'network'],
  [undefined, false, 'offline'],
])('an answer of %s while online is %s says that the stream is %s', (status, isOnline, failure) => {
  expect(failureOfStatus(status, isOnline)).toBe(failure);
});
