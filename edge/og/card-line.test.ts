import { expect, test } from 'vitest';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import type { SharedMatch } from '../match/shared-match.ts';
import { lineOf } from './card-line.ts';

const match = (more: Partial<SharedMatch>): SharedMatch => ({
  id: 'm1',
  sportKey: 'football',
  home: 'Harbour Town',
  away: 'Quarry United',
  looks: { home: { id: 'harbour' }, away: { id: 'quarry' } },
  league: 'Coast League',
  round: null,
  venue: null,
  startTime: Date.UTC(2026, 10, 21, 15),
  startTimeTbd: false,
  startDayTbd: false,
  phase: 'live',
  status: 'Live',
  matchStatus: 'H2',
  score: { home: 2, away: 1 },
  periods: [],
  shootout: null,
  played: null,
  goals: [],
  version: 'e.1',
  ...more,
});
const playedOf = (more: Partial<SharedMatch>) =>
  lineOf(match(more)).parts.map(({ played }) => played);
const level = { home: 1, away: 1 };

test.each([
  [{ matchStatus: 'H2', played: 67.5 * 60 }, [1, 0.5]],
  [{ matchStatus: 'H1', played: 48 * 60 }, [1, 0]],
  [{ matchStatus: 'HT' }, [1, 0]],
  [{ matchStatus: 'ET1', played: 96 * 60 }, [1, 1, 0.4, 0]],
  [{ matchStatus: 'ETHT' }, [1, 1, 1, 0]],
  [{ matchStatus: 'PEN', periods: [level, level] }, [1, 1]],
  [{ phase: 'result', matchStatus: 'Ended' }, [1, 1]],
  [{ phase: 'result', matchStatus: 'Awarded', score: null }, [0, 0]],
  [{ phase: 'fixture', matchStatus: null, score: null }, [0, 0]],
  [{ phase: 'off', matchStatus: null, score: null }, [0, 0]],
  [{ sportKey: 'handball', matchStatus: 'H1', played: 15 * 60 }, [0.5, 0]],
  [{ sportKey: 'basketball', matchStatus: 'Break', periods: [level] }, [1, 0, 0, 0]],
  [{ sportKey: 'volleyball', matchStatus: 'S1', periods: [{ home: 10, away: 4 }] }, [0.4, 0, 0]],
] satisfies [Partial<SharedMatch>, number[]][])('%o is played as far as %j', (more, played) => {
  expect(playedOf(more)).toEqual(played);
});

test('a goal stands at its minute, and extra time moves it with its half', () => {
  const goals = [
    { team: 'home', minute: 45 },
    { team: 'away', minute: 81 },
  ] as const;
  expect(lineOf(match({ goals })).goals).toEqual([
    { team: 'home', at: 0.5 },
    { team: 'away', at: 0.9 },
  ]);
  expect(lineOf(match({ goals, matchStatus: 'ET1' })).goals[0]?.at).toBe(0.375);
});

test('a finished quarter has its winner; a running and a level one have none', () => {
  const periods = [{ home: 20, away: 25 }, level, { home: 4, away: 6 }];
  const { parts } = lineOf(match({ sportKey: 'basketball', matchStatus: 'Q3', periods }));
  expect(parts.map(({ winner }) => winner)).toEqual(['away', null, null, null]);
});

test('a finished set of tennis is as long as its games', () => {
  const periods = [
    { home: 6, away: 0 },
    { home: 7, away: 5 },
  ];
  const ended = match({ sportKey: 'tennis', phase: 'result', matchStatus: 'Ended', periods });
  expect(lineOf(ended).parts).toEqual([
    { share: 1 / 3, played: 1, winner: 'home' },
    { share: 2 / 3, played: 1, winner: 'home' },
  ]);
});

test.each(ALL_SPORTS)(
  'the parts of a match of $key make one line',
  ({ key, periods: { play } }) => {
    for (const matchStatus of [null, ...play]) {
      const { parts } = lineOf(match({ sportKey: key, matchStatus, periods: [level] }));
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    }
  },
);
