import { expect, test } from 'vitest';
import { RENEWAL_LENGTH, renewalShare, Renewals } from './renewals.ts';

const FRAME = 200;

test('Thousands of connections are renewed in batches, each within its share', () => {
  const renewals = new Renewals<number>();
  for (let connection = 0; connection < 5_000; connection += 1) renewals.begin(connection, 0);
  const batches: number[] = [];
  const sent = new Map<number, number>();
  for (let length = FRAME; length <= 1.3 * RENEWAL_LENGTH; length += FRAME) {
    const due = renewals.count(FRAME);
    if (due.length > 0) batches.push(length);
    for (const connection of due) sent.set(connection, length);
  }
  expect(sent.size).toBe(5_000);
  expect(Math.min(...sent.values())).toBeGreaterThanOrEqual(0.75 * RENEWAL_LENGTH);
  expect(Math.max(...sent.values())).toBeLessThanOrEqual(1.25 * RENEWAL_LENGTH + 20_000 + FRAME);
  const gaps = batches.slice(1).map((at, index) => at - (batches[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20_000);
});

test('First frames reduce a share, to no less than a quarter', () => {
  const shares = Array.from({ length: 200 }, () => renewalShare(600_000));
  expect(Math.max(...shares)).toBeLessThanOrEqual(1.25 * RENEWAL_LENGTH - 600_000);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(RENEWAL_LENGTH / 4);
});

test('A connection that left is not renewed', () => {
  const renewals = new Renewals<string>();
  renewals.begin('left', 0);
  renewals.end('left');
  expect(renewals.count(2 * RENEWAL_LENGTH)).toEqual([]);
});
