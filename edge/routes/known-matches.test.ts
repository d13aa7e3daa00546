import { expect, it } from 'vitest';
import { KnownMatches } from './known-matches.ts';

const NOW = Date.UTC(2026, 10, 28, 15);
const HOUR = 3_600_000;

it('asks once for a match that exists, and each time for one that does not', async () => {
  const asked: string[] = [];
  const find = async (matchId: string) => {
    asked.push(matchId);
    return matchId === 'none' ? null : NOW;
  };
  const known = new KnownMatches();
  for (const matchId of ['one', 'none', 'one', 'none']) await known.has(matchId, find);
  expect(asked).toEqual(['one', 'none', 'none']);
});

it('forgets the oldest beyond its limit', async () => {
  let asked = 0;
  const find = async () => {
    asked += 1;
    return NOW;
  };
  const known = new KnownMatches(2);
  for (const matchId of ['one', 'two', 'three', 'three', 'two', 'one'])
    await known.has(matchId, find);
  expect(asked).toBe(4);
});

it.each([
  ['of yesterday sleeps', -25 * HOUR, true],
  ['of tomorrow sleeps', 25 * HOUR, true],
  ['that began 23 hours ago is awake', -23 * HOUR, false],
  ['in play is awake', -HOUR, false],
])('the room of a match %s', async (_what, distance, isAsleep) => {
  const known = new KnownMatches();
  await known.has('m', async () => NOW + distance);
  expect(known.isAsleep('m', NOW)).toBe(isAsleep);
});

it('a room is awake for ten seconds after a viewer has come', async () => {
  const known = new KnownMatches();
  await known.has('m', async () => NOW - 30 * HOUR);
  known.noteViewer('m', NOW);
  expect([9_999, 10_000].map((ms) => known.isAsleep('m', NOW + ms))).toEqual([false, true]);
});

it('an unknown match counts as one of today, of which a room’s list tells', () => {
  const known = new KnownMatches();
  known.noteViewer('m', NOW);
  expect(known.isAsleep('m', NOW)).toBe(false);
});
