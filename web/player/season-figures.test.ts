import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import type { PlayerSeason } from './player.ts';
import { seasonFigures } from './season-figures.ts';

const season = (values: PlayerSeason['values']): PlayerSeason => ({
  id: 's',
  name: '2026-27',
  leagueId: 'l1',
  leagueName: 'League One',
  teamName: 'Elm Town',
  appearances: 4,
  values,
});
const named = (sportKey: 'football' | 'basketball', values: PlayerSeason['values']) =>
  seasonFigures(textOf('en'), sportKey, season(values)).map(({ key, value }) => [key, value]);

test('a scorer’s first figures are the goals and assists', () => {
  expect(named('football', { shots: 30, assists: 4, goals: 13, saves: 0 })).toEqual([
    ['goals', 13],
    ['assists', 4],
    ['shots', 30],
  ]);
});

test('a keeper’s saves come before the goals that the keeper has not scored', () => {
  expect(named('football', { goals: 0, assists: 0, saves: 61 })).toEqual([
    ['saves', 61],
    ['goals', 0],
    ['assists', 0],
  ]);
});

test('cards come after all else', () => {
  expect(named('football', { goals: 6, assists: 0, shots: 23, 'yellow-cards': 2 })).toEqual([
    ['goals', 6],
    ['shots', 23],
    ['assists', 0],
  ]);
});

test('basketball counts per game', () => {
  expect(named('basketball', { points: 90 })).toEqual([['points', 22.5]]);
});
