import { expect, test } from 'vitest';
import type { SportKey } from '../../sports/sport.ts';
import { statsOf } from './statistics.ts';

const reported = (home: object, away: object) => ({
  totals: {
    competitors: [
      { qualifier: 'away' as const, statistics: { ...away } },
      { qualifier: 'home' as const, statistics: { ...home } },
    ],
  },
});

test.each<[what: string, sport: SportKey, home: object, away: object, stats: object]>([
  [
    'football under other names',
    'football',
    { ball_possession: 58, shots_total: 14, shots_on_target: 6, corner_kicks: 7, throw_ins: 20 },
    { ball_possession: 42, shots_total: 9, shots_on_target: 2, corner_kicks: 0, throw_ins: 18 },
    {
      possession: { home: 58, away: 42 },
      shots: { home: 14, away: 9 },
      'shots-on-target': { home: 6, away: 2 },
      corners: { home: 7, away: 0 },
    },
  ],
  [
    'red cards, second yellow ones too',
    'football',
    { red_cards: 1, yellow_red_cards: 1 },
    { red_cards: 0 },
    { 'red-cards': { home: 2, away: 0 } },
  ],
  [
    'tennis, whose shares are reported as counts',
    'tennis',
    { aces: 9, first_serve_points_won: 41 },
    { aces: 4, first_serve_points_won: 38 },
    { aces: { home: 9, away: 4 } },
  ],
  ['one side alone', 'football', { fouls: 4 }, {}, {}],
  ['what is no figure', 'football', { fouls: '4' }, { fouls: null }, {}],
])('converts figures of %s', (_, sport, home, away, stats) => {
  expect(statsOf(reported(home, away), sport)).toEqual(stats);
});

test('a match without statistics gives an empty object', () => {
  expect(statsOf(undefined, 'football')).toEqual({});
});
