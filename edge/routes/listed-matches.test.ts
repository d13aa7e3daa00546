import { beforeEach, expect, it } from 'vitest';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { ListedMatches } from './listed-matches.ts';

let now = 0;
let asked: SportKey[] = [];
beforeEach(() => {
  now = 0;
  asked = [];
});

const list = async (sport: SportKey) => {
  asked.push(sport);
  return new Set([`of-${sport}`]);
};
const keys = ALL_SPORTS.map(({ key }) => key);
const [first = 'football', second = 'football'] = keys;

it('asks rooms one after the other, and stops once one has the match', async () => {
  const listed = new ListedMatches(() => now);
  expect(await listed.has(`of-${second}`, list)).toBe(true);
  expect(asked).toEqual([first, second]);
});

it('asks each room at most once a second, whatever match is requested', async () => {
  const listed = new ListedMatches(() => now);
  for (const id of ['none', 'nobody', 'nothing']) expect(await listed.has(id, list)).toBe(false);
  expect(asked).toEqual(keys);
  now = 1_000;
  expect(await listed.has('none', list)).toBe(false);
  expect(asked).toEqual([...keys, ...keys]);
});

it('never asks again for a match that was listed once', async () => {
  const listed = new ListedMatches(() => now);
  await listed.has('none', list);
  now = 60_000;
  for (const key of keys) expect(await listed.has(`of-${key}`, list)).toBe(true);
  expect(asked).toEqual(keys);
});

it('does not wait for the pending request of another caller', async () => {
  const listed = new ListedMatches(() => now);
  await listed.has('none', list);
  now = 1_000;
  const never = new Promise<never>(() => {});
  const waiting = keys.map(() => listed.has('none', () => never));
  expect(await listed.has('none', list)).toBe(false);
  expect(waiting).toHaveLength(keys.length);
});
