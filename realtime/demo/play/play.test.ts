import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matchUpdateSchema } from '../../protocol/ingest.ts';
import type { Sides } from '../../protocol/primitives.ts';
import { ALL_SPORTS, SPORTS } from '../../sports/registry.ts';
import { applyUpdate, createMatchRoom } from '../../rooms/match-room.ts';
import { hasMatchStatus } from '../../sports/periods.ts';
import { forAnySeed, playedMatch } from './testing/played-match.ts';

const RUNS = 25;

describe.each(ALL_SPORTS.map(({ key }) => key))('whatever the seed, a %s match', (sport) => {
  test('sends valid updates, numbered from 1 without gaps, with the fixture first', () => {
    forAnySeed(RUNS, (seed) => {
      const { updates } = playedMatch(sport, seed);
      for (const [index, update] of updates.entries()) {
        v.parse(matchUpdateSchema, update);
        expect(update.sequence).toBe(index + 1);
        expect(update.fixture !== undefined).toBe(index === 0);
        expect(update.occurredAt).toBeGreaterThanOrEqual(updates[index - 1]?.occurredAt ?? 0);
      }
    });
  });

  test('goes from NotStarted to Finished through statuses its sport has', () => {
    const { periods } = SPORTS[sport];
    forAnySeed(RUNS, (seed) => {
      const { states, end } = playedMatch(sport, seed);
      const statuses = states
        .map(({ status }) => status)
        .filter((status, index, all) => status !== all[index - 1]);
      expect(statuses).toEqual(['NotStarted', 'Live', 'Ended', 'Finished']);
      for (const { matchStatus } of states)
        expect(matchStatus && hasMatchStatus(periods, matchStatus)).toBe(true);
      expect(['Ended', 'AET', 'AP']).toContain(end.matchStatus);
      expect(end.clock ?? undefined).toBeUndefined();
    });
  });

  test('has every update applied by its room', () => {
    const { updates, end } = playedMatch(sport, 11);
    let room = createMatchRoom('epoch-of-the-test');
    for (const update of updates) {
      const applied = applyUpdate(room, update, update.occurredAt);
      expect(applied.result).toMatchObject({ outcome: 'applied' });
      room = applied.room;
    }
    expect(room.state?.score).toEqual(end.score);
    expect(room.state?.periods).toEqual(end.periods);
    expect(room.state?.status).toBe('Finished');
  });

  test('is the same for the same seed and different for another seed', () => {
    expect(playedMatch(sport, 3).updates).toEqual(playedMatch(sport, 3).updates);
    expect(playedMatch(sport, 3).updates).not.toEqual(playedMatch(sport, 4).updates);
  });
});

test.each(ALL_SPORTS.filter(({ scoring }) => scoring === 'sum').map(({ key }) => key))(
  'the score of %s is at all times the sum of its periods',
  (sport) => {
    forAnySeed(RUNS, (seed) => {
      for (const { score, periods } of playedMatch(sport, seed).states)
        expect(score).toEqual(sum(periods));
    });
  },
);

function sum(periods: readonly Sides[] = []): Sides {
  return {
    home: periods.reduce((total, { home }) => total + home, 0),
    away: periods.reduce((total, { away }) => total + away, 0),
  };
}
