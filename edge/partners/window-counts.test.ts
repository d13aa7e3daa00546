import { expect, it } from 'vitest';
import { WindowCounts } from './window-counts.ts';

const MINUTE = { name: 'minute', quota: 1, windowMs: 60_000 };
const HOUR = { name: 'hour', quota: 1, windowMs: 3_600_000 };
const NOW = 3_600_000;

it('each key counts in its own window', () => {
  const counts = new WindowCounts(10);
  for (const policy of [MINUTE, HOUR, HOUR]) counts.add(policy.name, policy, NOW);
  expect(['minute', 'hour', 'other'].map((key) => counts.used(key, NOW + 59_999))).toEqual([
    1, 2, 0,
  ]);
  expect(['minute', 'hour'].map((key) => counts.used(key, NOW + 60_000))).toEqual([0, 2]);
  counts.add('minute', MINUTE, NOW + 60_000);
  expect(counts.used('minute', NOW + 60_000)).toBe(1);
});

it('one key too many drops half of them: windows that are over, then the least used, the oldest first', () => {
  const counts = new WindowCounts(5);
  const later = NOW + 60_000;
  for (let each = 0; each < 9; each += 1) counts.add('over', MINUTE, NOW);
  for (const key of ['much', 'much', 'old', 'new', 'newer', 'newest'])
    counts.add(key, MINUTE, later);
  const used = (key: string) => counts.used(key, later);
  expect(['much', 'old', 'new', 'newer', 'newest'].map(used)).toEqual([2, 0, 0, 1, 1]);
});

it('a window that a clock has gone back from counts no longer', () => {
  const counts = new WindowCounts(10);
  counts.add('key', MINUTE, NOW + 60_000);
  expect(counts.used('key', NOW + 59_999)).toBe(0);
  counts.add('key', MINUTE, NOW);
  expect(counts.used('key', NOW)).toBe(1);
});
