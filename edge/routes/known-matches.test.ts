import { expect, it } from 'vitest';
import { KnownMatches } from './known-matches.ts';

it('asks once for a match that exists, and each time for one that does not', async () => {
  const asked: string[] = [];
  const find = async (matchId: string) => {
    asked.push(matchId);
    return matchId !== 'none';
  };
  const known = new KnownMatches();
  for (const matchId of ['one', 'none', 'one', 'none']) await known.has(matchId, find);
  expect(asked).toEqual(['one', 'none', 'none']);
});

it('forgets the oldest beyond its limit', async () => {
  let asked = 0;
  const find = async () => {
    asked += 1;
    return true;
  };
  const known = new KnownMatches(2);
  for (const matchId of ['one', 'two', 'three', 'three', 'two', 'one'])
    await known.has(matchId, find);
  expect(asked).toBe(4);
});
