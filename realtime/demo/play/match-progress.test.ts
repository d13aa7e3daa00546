import { STATISTICS } from '../../sports/statistics.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matchDetailsSchema, type BoxScoreSide } from '../../protocol/details.ts';
import type { Side } from '../../protocol/primitives.ts';
import { SIDES } from '../../sports/sides.ts';
import { ALL_SPORTS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';
import { createRandom } from '../world/random.ts';
import { demoWorld } from '../world/world.ts';
import type { Change } from './match-setup.ts';
import { MatchProgress } from './match-progress.ts';
import { playMatch } from './play.ts';
import { forAnySeed } from './testing/played-match.ts';

const WORLD = demoWorld();
const RUNS = 12;

interface Sheet {
  sheet: MatchProgress;
  /** At each moment of the match. */
  moments: { shown: Change; boxScore: Record<Side, BoxScoreSide> | undefined }[];
  end: Change;
}

function played(sport: SportKey, seed: number): Sheet {
  const league = WORLD.find((candidate) => candidate.sport.key === sport);
  const [home, away] = league ? createRandom(seed).shuffle(league.teams) : [];
  if (!home || !away) throw new Error(`No teams for ${sport}`);
  const progress = new MatchProgress(sport);
  const moments: Sheet['moments'] = [];
  for (const step of playMatch(
    { sport, home, away, knockout: false },
    createRandom(seed, 'play'),
  )) {
    progress.take(step);
    moments.push({ shown: progress.shown(), boxScore: progress.boxScore() });
  }
  return { sheet: progress, moments, end: progress.shown() };
}

function sumOf(side: BoxScoreSide | undefined, key: string): number {
  return (side?.players ?? []).reduce((sum, { values }) => sum + (values[key] ?? 0), 0);
}

/** A side's score, derived from its players' figures. */
const SCORES: Partial<Record<SportKey, (own: BoxScoreSide, other: BoxScoreSide) => number>> = {
  football: (own, other) => sumOf(own, 'goals') + sumOf(other, 'own-goals'),
  basketball: (own) => sumOf(own, 'points'),
  handball: (own) => sumOf(own, 'goals'),
  baseball: (own) => sumOf(own, 'runs-batted-in'),
};

describe.each(Object.entries(SCORES))('whatever the seed, the box score of %s', (name, scoreOf) => {
  const sport = ALL_SPORTS.find(({ key }) => key === name)?.key ?? 'football';

  test('adds up to the score at every moment', () => {
    forAnySeed(RUNS, (seed) => {
      for (const { shown, boxScore } of played(sport, seed).moments) {
        if (!boxScore) throw new Error('There is a box score');
        for (const side of SIDES) {
          const other = side === 'home' ? boxScore.away : boxScore.home;
          expect(scoreOf(boxScore[side], other)).toBe(shown.score?.[side]);
        }
      }
    });
  });
});

test('whatever the seed, the runs of baseball are those of its batters, home runs among them', () => {
  forAnySeed(RUNS, (seed) => {
    const { sheet, end } = played('baseball', seed);
    for (const side of SIDES) {
      const own = sheet.boxScore()?.[side];
      expect(sumOf(own, 'runs')).toBe(end.score?.[side]);
      for (const { values } of own?.players ?? [])
        expect(values['runs']).toBeGreaterThanOrEqual(values['home-runs'] ?? 0);
    }
  });
});

test('whatever the seed, a basketball player takes rebounds at either end', () => {
  forAnySeed(RUNS, (seed) => {
    const { sheet, end } = played('basketball', seed);
    for (const side of SIDES) {
      const own = sheet.boxScore()?.[side];
      for (const { values } of own?.players ?? [])
        expect((values['offensive-rebounds'] ?? 0) + (values['defensive-rebounds'] ?? 0)).toBe(
          values['rebounds'],
        );
      expect(sumOf(own, 'offensive-rebounds')).toBe(end.stats?.['offensive-rebounds']?.[side]);
    }
  });
});

test('whatever the seed, a penalty of American football costs 5 to 15 yards', () => {
  forAnySeed(RUNS, (seed) => {
    const { stats } = played('american-football', seed).end;
    for (const side of SIDES) {
      const [penalties = 0, yards = 0] = [
        stats?.['penalties']?.[side],
        stats?.['penalty-yards']?.[side],
      ];
      expect(yards % 5).toBe(0);
      expect(yards).toBeGreaterThanOrEqual(5 * penalties);
      expect(yards).toBeLessThanOrEqual(15 * penalties);
    }
  });
});

test('whatever the seed, the points of American football are those of touchdowns and kicks', () => {
  forAnySeed(RUNS, (seed) => {
    const { sheet, end } = played('american-football', seed);
    const boxScore = sheet.boxScore();
    const tries = (end.incidents ?? []).filter(
      ({ type, points }) => type === 'extra-point' && points === 2,
    );
    const safeties = (end.incidents ?? []).filter(({ type }) => type === 'safety');
    for (const side of SIDES) {
      const own = boxScore?.[side];
      const touchdowns = sumOf(own, 'receiving-touchdowns') + sumOf(own, 'rushing-touchdowns');
      const twos = [...tries, ...safeties].filter(({ team }) => team === side).length;
      expect(6 * touchdowns + sumOf(own, 'kicking-points') + 2 * twos).toBe(end.score?.[side]);
      expect(sumOf(own, 'passing-touchdowns')).toBe(sumOf(own, 'receiving-touchdowns'));
      expect(sumOf(own, 'passing-yards')).toBe(sumOf(own, 'receiving-yards'));
    }
  });
});

test('whatever the seed, a football scorer is in the box score and gets the goal', () => {
  forAnySeed(RUNS, (seed) => {
    const { sheet, end } = played('football', seed);
    const boxScore = sheet.boxScore();
    for (const side of SIDES) {
      const goals = (end.incidents ?? []).filter(
        ({ type, team, removed }) =>
          team === side && removed !== true && (type === 'goal' || type === 'penalty-goal'),
      );
      for (const player of boxScore?.[side].players ?? []) {
        const own = goals.filter(({ playerId }) => playerId === player.id);
        expect(player.values['goals']).toBe(own.length);
        expect(own.every((goal) => goal.player === player.name)).toBe(true);
      }
      const listed = new Set(boxScore?.[side].players.map(({ id }) => id));
      expect(goals.every(({ playerId }) => listed.has(playerId ?? ''))).toBe(true);
    }
  });
});

test('whatever the seed, eleven footballers play ninety minutes unless sent off', () => {
  forAnySeed(RUNS, (seed) => {
    const { sheet, end } = played('football', seed);
    for (const side of SIDES) {
      const sentOff = (end.incidents ?? []).filter(
        ({ type, team }) => team === side && /red-card|second-yellow/.test(type),
      );
      const minutes = sumOf(sheet.boxScore()?.[side], 'minutes');
      const missing = sentOff.reduce((sum, { minute }) => sum + 90 - (minute ?? 0) + 1, 0);
      // A card in stoppage time costs no minute.
      expect(minutes).toBeGreaterThanOrEqual(990 - missing);
      expect(minutes).toBeLessThanOrEqual(990 - missing + sentOff.length);
    }
  });
});

test('whatever the seed, five basketball players play forty minutes plus overtimes', () => {
  forAnySeed(RUNS, (seed) => {
    const { sheet, end } = played('basketball', seed);
    const length = 40 + 5 * ((end.periods?.length ?? 4) - 4);
    for (const side of SIDES) {
      const players = sheet.boxScore()?.[side].players ?? [];
      const minutes = players.reduce((sum, { values }) => sum + (values['minutes'] ?? 0), 0);
      // Each player's seconds are reported as whole minutes.
      expect(minutes).toBeLessThanOrEqual(5 * length);
      expect(minutes).toBeGreaterThan(5 * length - players.length);
    }
  });
});

describe.each(ALL_SPORTS.map(({ key }) => key))(
  'whatever the seed, the statistics of %s',
  (sport) => {
    test('follow its vocabulary in order, and the periods add up to the whole', () => {
      forAnySeed(RUNS, (seed) => {
        const { sheet, end } = played(sport, seed);
        const keys = STATISTICS[sport].map(({ key }) => key);
        expect(Object.keys(end.stats ?? {})).toEqual(keys);
        const counted = STATISTICS[sport].filter(({ unit }) => unit === 'count');
        for (const { key } of counted)
          for (const side of SIDES) {
            const parts = sheet.statistics().map(({ stats }) => stats[key]?.[side] ?? 0);
            const whole = parts.reduce((sum, part) => sum + part, 0);
            expect({ key, whole }).toEqual({ key, whole: end.stats?.[key]?.[side] });
          }
      });
    });

    test('are valid ingest details', () => {
      const { sheet, end } = played(sport, 5);
      const boxScore = sheet.boxScore();
      const details = {
        matchId: 'm',
        occurredAt: 1,
        statistics: [{ period: 'ALL', stats: end.stats }, ...sheet.statistics()],
        incidents: end.incidents,
        ...(boxScore && { boxScore }),
      };
      expect(v.safeParse(matchDetailsSchema, details).issues).toBeUndefined();
    });
  },
);
