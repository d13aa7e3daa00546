import { expect, test } from 'vitest';
import { ALL_SPORTS } from '../../sports/registry.ts';
import { DAY } from '../season/day.ts';
import { createRandom } from '../world/random.ts';
import { scheduleBetween } from '../season/schedule.ts';
import { outcomeOf } from '../season/scheduled-match.ts';
import { demoWorld } from '../world/world.ts';
import { MatchesAhead } from './matches-ahead.ts';
import { simulated } from './testing/simulated.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const free = () => Promise.resolve('NotStarted' as const);

test('every sport has table matches to bring forward, each returned once', async () => {
  const ahead = new MatchesAhead(demoWorld(), createRandom(1), free);
  const ids = new Set<string>();
  for (const { key } of ALL_SPORTS)
    for (let count = 0; count < 4; count++) {
      const match = await ahead.next(key, () => true, NOW);
      expect(match?.stage).toBe('table');
      expect(match?.fixture.startTime).toBeGreaterThan(NOW + 7 * DAY);
      ids.add(match?.matchId ?? '');
    }
  expect(ids.size).toBe(ALL_SPORTS.length * 4);
});

test('teams that are not free and matches that have begun elsewhere are skipped', async () => {
  const asked: string[] = [];
  const statusOf = (matchId: string) =>
    Promise.resolve(asked.push(matchId) < 3 ? ('Finished' as const) : undefined);
  const ahead = new MatchesAhead(demoWorld(), createRandom(1), statusOf);
  const match = await ahead.next('football', (id) => !id.endsWith('-01'), NOW);
  expect(asked).toHaveLength(3);
  expect(match?.matchId).toBe(asked[2]);
  expect([match?.fixture.home.id, match?.fixture.away.id].join()).not.toMatch(/-01\b/);
  expect(await ahead.next('football', () => false, NOW)).toBeUndefined();
});

test('no team plays twice a day while other teams are available', async () => {
  const noon = Date.parse('2026-11-21T12:00:00Z');
  const ahead = new MatchesAhead(demoWorld(), createRandom(1), free);
  const today = scheduleBetween(noon - DAY / 2, noon + DAY / 2, noon).flatMap(({ fixture }) => [
    fixture.home.id,
    fixture.away.id,
  ]);
  const given: string[] = [];
  for (let count = 0; count < 8; count++) {
    const match = await ahead.next('football', () => true, noon);
    given.push(match?.fixture.home.id ?? '', match?.fixture.away.id ?? '');
  }
  expect(new Set(given).size).toBe(given.length);
  expect(given.filter((id) => today.includes(id))).toEqual([]);
});

test('a match that is brought forward begins now and ends with its scheduled score', async () => {
  const ahead = new MatchesAhead(demoWorld(), createRandom(1), free);
  const updates = await simulated({ start: NOW, ahead }, 5 * 60_000);
  const schedule = new Map(
    scheduleBetween(NOW, NOW + 80 * DAY, NOW).map((match) => [match.matchId, match]),
  );
  const begun = updates.filter(({ fixture }) => fixture);
  expect(new Set(begun.map(({ fixture }) => fixture?.sportId)).size).toBe(ALL_SPORTS.length);
  for (const { matchId, fixture } of begun) {
    const match = schedule.get(matchId);
    if (!match) throw new Error(`${matchId} is of no season`);
    expect(fixture).toEqual({ ...match.fixture, startTime: fixture?.startTime });
    expect(fixture?.startTime).toBeLessThanOrEqual(NOW);
    const own = updates.filter((update) => update.matchId === matchId);
    expect(own.findLast(({ score }) => score)?.score).toEqual(outcomeOf(match).result.score);
    expect(own.at(-1)?.status).toBe('Finished');
  }
});
