import { expect, test } from 'vitest';
import { Arrivals } from './arrivals.ts';

test('the last missing delivery of an update completes it', () => {
  const arrivals = new Arrivals(2, 5, 2);
  arrivals.note(0, 5, 1.5, 200);
  arrivals.note(0, 6, 2.5, 200);
  expect(arrivals.isComplete(5)).toBe(false);
  arrivals.note(1, 5, 3.5, 200);
  expect([5, 6].map((version) => arrivals.isComplete(version))).toEqual([true, false]);
  expect([...arrivals.times]).toEqual([1.5, 3.5, 2.5, 0]);
  expect(arrivals.bytes).toBe(600);
});

test('a repeated delivery counts as a duplicate, and an unexpected version is ignored', () => {
  const arrivals = new Arrivals(1, 5, 1);
  arrivals.note(0, 5, 1, 200);
  arrivals.note(0, 5, 2, 200);
  arrivals.note(0, 4, 3, 200);
  arrivals.note(0, 6, 3, 200);
  expect([...arrivals.times]).toEqual([1]);
  expect(arrivals.duplicates).toBe(1);
});
