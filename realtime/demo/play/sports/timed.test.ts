import { expect, test } from 'vitest';
import type { SportKey } from '../../../sports/sport.ts';
import { forAnySeed, playedMatch } from '../testing/played-match.ts';

const RUNS = 40;

/** Mean points per match of both sides together, as in the real sport. */
const USUAL = [
  { sport: 'basketball', least: 130, most: 240 },
  { sport: 'american-football', least: 32, most: 62 },
  { sport: 'handball', least: 46, most: 66 },
  { sport: 'baseball', least: 6, most: 13 },
] as const satisfies { sport: SportKey; least: number; most: number }[];

test.each(USUAL)('$sport has about as many points as the real one', ({ sport, least, most }) => {
  const totals = Array.from({ length: 80 }, (_, seed) => {
    const { score } = playedMatch(sport, seed).end;
    return (score?.home ?? 0) + (score?.away ?? 0);
  });
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  expect(mean).toBeGreaterThan(least);
  expect(mean).toBeLessThan(most);
});

test('whatever the seed, a basketball game has a winner, after overtimes if need be', () => {
  forAnySeed(RUNS, (seed) => {
    const { score, periods = [], matchStatus } = playedMatch('basketball', seed).end;
    expect(score?.home).not.toBe(score?.away);
    expect(periods.length).toBeGreaterThanOrEqual(4);
    expect(matchStatus).toBe(periods.length > 4 ? 'AET' : 'Ended');
  });
});

test.each(['basketball', 'american-football'] as const)(
  'whatever the seed, the clock of %s counts down in each period',
  (sport) => {
    forAnySeed(RUNS, (seed) => {
      let last = Infinity;
      const backwards: number[] = [];
      for (const { clock, matchStatus } of playedMatch(sport, seed).updates) {
        if (matchStatus !== undefined) last = Infinity;
        if (!clock) continue;
        if (clock.seconds > last || clock.countdown !== true) backwards.push(clock.seconds);
        last = clock.seconds;
      }
      expect(backwards).toEqual([]);
    });
  },
);

test('whatever the seed, baseball has nine innings, and more while it is level', () => {
  forAnySeed(RUNS, (seed) => {
    const { score, periods = [] } = playedMatch('baseball', seed).end;
    expect(periods.length).toBeGreaterThanOrEqual(9);
    expect(periods.length === 20 || score?.home !== score?.away).toBe(true);
    expect(periods.slice(9, -1).filter(({ home, away }) => home !== away)).toEqual([]);
  });
});

test('whatever the seed, handball shows the half-time score from half-time on', () => {
  forAnySeed(RUNS, (seed) => {
    const { gameScore, periods = [] } = playedMatch('handball', seed).end;
    expect(gameScore).toEqual([`${periods[0]?.home}:${periods[0]?.away}`]);
  });
});
