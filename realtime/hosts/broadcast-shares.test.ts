import { expect, test } from 'vitest';
import { SHARE_LENGTH, broadcastShare, BroadcastShares } from './broadcast-shares.ts';

const FRAME = 200;

test('Thousands of connections are renewed in batches, each within its share', () => {
  const shares = new BroadcastShares<number>();
  for (let connection = 0; connection < 5_000; connection += 1) shares.begin(connection, 0);
  const batches: number[] = [];
  const sent = new Map<number, number>();
  for (let length = FRAME; length <= 1.3 * SHARE_LENGTH; length += FRAME) {
    const due = shares.count(FRAME);
    if (due.length > 0) batches.push(length);
    for (const connection of due) {
      sent.set(connection, length);
      expect(shares.end(connection)).toBe(length);
    }
  }
  expect(sent.size).toBe(5_000);
  expect(Math.min(...sent.values())).toBeGreaterThanOrEqual(0.75 * SHARE_LENGTH);
  expect(Math.max(...sent.values())).toBeLessThanOrEqual(1.25 * SHARE_LENGTH + 20_000 + FRAME);
  const gaps = batches.slice(1).map((at, index) => at - (batches[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20_000);
});

test('First frames reduce a share, to no less than a quarter', () => {
  const shares = Array.from({ length: 200 }, () => broadcastShare(600_000));
  expect(Math.max(...shares)).toBeLessThanOrEqual(1.25 * SHARE_LENGTH - 600_000);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(SHARE_LENGTH / 4);
});

test.each([
  [32, 1],
  [64, 1 / 2],
  [512, 1 / 4],
  [2_048, 1 / 4],
])('Each of %i connections of a sender has %d of a share', (ofSender, part) => {
  const shares = Array.from({ length: 200 }, () => broadcastShare(0, ofSender));
  expect(Math.max(...shares)).toBeLessThanOrEqual(1.25 * part * SHARE_LENGTH);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.75 * part * SHARE_LENGTH);
  expect(broadcastShare(600_000, ofSender)).toBeGreaterThanOrEqual((part * SHARE_LENGTH) / 4);
});

test('A connection that left is not renewed', () => {
  const shares = new BroadcastShares<string>();
  shares.begin('left', 300);
  shares.count(FRAME);
  expect([shares.end('left'), shares.end('left')]).toEqual([300 + FRAME, 0]);
  expect(shares.count(2 * SHARE_LENGTH)).toEqual([]);
});
