import { expect, it } from 'vitest';
import { KnownMatches } from './known-matches.ts';

const NOW = Date.UTC(2026, 10, 28, 15);
const HOUR = 3_600_000;

/** Returns what finds all matches but `none`, and the ids that it was asked for. */
function finder(start = NOW) {
  const asked: string[][] = [];
  return {
    asked,
    find: async (ids: readonly string[]) => {
      asked.push([...ids]);
      return new Map(ids.flatMap((id) => (id === 'none' ? [] : [[id, start] as const])));
    },
  };
}

it('asks once for each match that exists, together for those it does not know', async () => {
  const { asked, find } = finder();
  const known = new KnownMatches();
  const unknown = [];
  for (const ids of [['one'], ['one', 'two', 'none'], ['two', 'one'], ['none']])
    unknown.push(await known.firstUnknown(ids, find));
  expect(unknown).toEqual([undefined, 'none', undefined, 'none']);
  expect(asked).toEqual([['one'], ['two', 'none'], ['none']]);
});

it('forgets the oldest beyond its limit', async () => {
  const { asked, find } = finder();
  const known = new KnownMatches(2);
  for (const matchId of ['one', 'two', 'three', 'three', 'two', 'one'])
    await known.firstUnknown([matchId], find);
  expect(asked).toEqual([['one'], ['two'], ['three'], ['one']]);
});

it.each([
  ['of yesterday sleeps', -25 * HOUR, true],
  ['that began three hours ago sleeps', -3 * HOUR, true],
  ['in play is awake', -3 * HOUR + 1, false],
  ['that starts in half an hour is awake', HOUR / 2, false],
  ['that starts later today sleeps', HOUR / 2 + 1, true],
])('the room of a match %s', async (_what, distance, isAsleep) => {
  const known = new KnownMatches();
  await known.firstUnknown(['m'], finder(NOW + distance).find);
  expect(known.isAsleep('m', NOW)).toBe(isAsleep);
});

it('a room is awake for ten seconds after a viewer has come', async () => {
  const known = new KnownMatches();
  await known.firstUnknown(['m'], finder(NOW - 30 * HOUR).find);
  known.noteViewer('m', NOW);
  expect([9_999, 10_000].map((ms) => known.isAsleep('m', NOW + ms))).toEqual([false, true]);
});

it('an unknown match counts as one in play, of which a room’s list tells', () => {
  const known = new KnownMatches();
  known.noteViewer('m', NOW);
  expect(known.isAsleep('m', NOW)).toBe(false);
});
