import { describe, expect, test } from 'vitest';
import type { Sides } from '../../../protocol/primitives.ts';
import { forAnySeed, playedMatch } from '../testing/played-match.ts';

const RUNS = 40;

const RULES = [
  { sport: 'tennis', toWin: 2, legal: isTennisSet },
  {
    sport: 'volleyball',
    toWin: 3,
    legal: (set: Sides, decider: boolean) => isRallySet(set, decider ? 15 : 25),
  },
  {
    sport: 'beach-volley',
    toWin: 2,
    legal: (set: Sides, decider: boolean) => isRallySet(set, decider ? 15 : 21),
  },
  { sport: 'badminton', toWin: 2, legal: (set: Sides) => isRallySet(set, 21, 30) },
  { sport: 'table-tennis', toWin: 4, legal: (set: Sides) => isRallySet(set, 11) },
] as const;

describe.each(RULES)('whatever the seed, in $sport', ({ sport, toWin, legal }) => {
  test('every set ends by its rules, and the sets won decide the match', () => {
    forAnySeed(RUNS, (seed) => {
      const { score = { home: 0, away: 0 }, periods = [] } = playedMatch(sport, seed).end;
      expect(periods.filter((set, index) => !legal(set, index === 2 * toWin - 2))).toEqual([]);
      expect(score).toEqual(setsWon(periods));
      expect(Math.max(score.home, score.away)).toBe(toWin);
      expect(Math.min(score.home, score.away)).toBeLessThan(toWin);
    });
  });

  test('sets won, sets and the running game agree at all times', () => {
    forAnySeed(RUNS, (seed) => {
      const live = playedMatch(sport, seed).states.filter(({ status }) => status === 'Live');
      for (const { matchStatus, score, periods = [], points } of live) {
        const running = periods.at(-1) ?? { home: 0, away: 0 };
        const over = legal(running, periods.length === 2 * toWin - 1);
        expect(score).toEqual(setsWon(over ? periods : periods.slice(0, -1)));
        expect(['Break', `S${periods.length}`]).toContain(matchStatus);
        const shown = [points?.home, points?.away];
        const isLegal =
          sport === 'tennis'
            ? isTennisCall(shown)
            : shown.join() === `${running.home},${running.away}`;
        expect(isLegal).toBe(true);
        expect(['home', 'away']).toContain(points?.server);
      }
    });
  });

  test('each update adds at most one point', () => {
    const states = playedMatch(sport, 5).states.filter(({ status }) => status === 'Live');
    for (const [index, { periods = [] }] of states.entries()) {
      const before = states[index - 1]?.periods ?? [];
      expect(total(periods) - total(before)).toBeLessThanOrEqual(1);
    }
  });
});

test('a set that goes beyond the target is won by two points, in badminton up to thirty', () => {
  expect(isRallySet({ home: 26, away: 24 }, 25)).toBe(true);
  expect(isRallySet({ home: 26, away: 23 }, 25)).toBe(false);
  expect(isRallySet({ home: 30, away: 29 }, 21, 30)).toBe(true);
});

function isRallySet({ home, away }: Sides, target: number, cap?: number): boolean {
  const [high, low] = [Math.max(home, away), Math.min(home, away)];
  if (high === cap) return low === cap - 1 || low === cap - 2;
  return high === target ? high - low >= 2 : high > target && high - low === 2;
}

function isTennisSet({ home, away }: Sides): boolean {
  const [high, low] = [Math.max(home, away), Math.min(home, away)];
  return (high === 6 && low <= 4) || (high === 7 && (low === 5 || low === 6));
}

/** Whether these are points of a game or a tie-break. */
function isTennisCall(points: readonly (string | undefined)[]): boolean {
  return points.every((text) => /^(?:\d{1,2}|A)$/.test(text ?? '')) && points.join() !== 'A,A';
}

function setsWon(sets: readonly Sides[]): Sides {
  return {
    home: sets.filter(({ home, away }) => home > away).length,
    away: sets.filter(({ home, away }) => away > home).length,
  };
}

function total(sets: readonly Sides[]): number {
  return sets.reduce((count, { home, away }) => count + home + away, 0);
}
