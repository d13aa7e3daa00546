import { expect, test } from 'vitest';
import type { BoxScore } from '../../../edge/contracts/box-score.ts';
import { leadersOf } from './leaders.ts';

const player = (playerName: string, values: Record<string, number>) => ({
  playerId: playerName,
  playerName,
  shirtNumber: null,
  position: null,
  isStarter: true,
  values,
});
const boxScore = (...players: ReturnType<typeof player>[]): BoxScore => ({
  eventId: 'm1',
  isLive: true,
  groups: [],
  home: { teamId: 'h', players, totals: {} },
  away: null,
});

test('each figure names the best player of a side, with related figures', () => {
  const passer = player('T. Brady', {
    'passing-yards': 328,
    completions: 37,
    'passing-attempts': 50,
    'passing-touchdowns': 4,
    'interceptions-thrown': 0,
    'rushing-yards': -3,
  });
  const receiver = player('J. Edelman', { 'receiving-yards': 109, receptions: 9, targets: 12 });
  const other = player('R. Gronkowski', { 'receiving-yards': 68, receptions: 6 });
  const leaders = leadersOf(boxScore(passer, other, receiver), 'american-football');
  expect(leaders.map(({ key, home, away }) => [key, home?.name, home?.value, away])).toEqual([
    ['passing-yards', 'T. Brady', 328, null],
    ['receiving-yards', 'J. Edelman', 109, null],
  ]);
  // Zero interceptions are left out.
  expect(leaders[0]?.home?.also).toEqual([
    { key: 'completions', value: 37, of: 50 },
    { key: 'passing-touchdowns', value: 4, of: null },
  ]);
});

test('there are no leaders without figures, or in sports without leaders', () => {
  expect(leadersOf(boxScore(player('A', { points: 0 })), 'basketball')).toEqual([]);
  expect(leadersOf(boxScore(player('A', { goals: 3 })), 'football')).toEqual([]);
});
