import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import type { PlayerSeason } from '../player/player.ts';
import { comparedSeasons } from './load-players.server.ts';
import { playerRows, rowsPer90 } from './player-rows.ts';

const t = textOf('en');
const season = (
  values: PlayerSeason['values'],
  more: Partial<PlayerSeason> = {},
): PlayerSeason => ({
  id: 's',
  name: '2026-27',
  leagueId: 'l1',
  leagueName: 'League One',
  teamName: 'Elm Town',
  appearances: 4,
  values,
  ...more,
});

test('a figure that the data of one player lack is unknown, not zero, and nobody is better', () => {
  const rows = playerRows(t, 'football', {
    home: season({ goals: 3, shots: 10 }),
    away: season({ goals: 1 }),
  });
  expect(rows.map(({ key }) => key)).toEqual(['appearances', 'goals', 'shots']);
  expect(rows[1]).toMatchObject({ home: '3', away: '1', better: 'home', share: 75 });
  expect(rows[2]).toMatchObject({ home: '10', away: '–', better: null, share: null });
});

test('fewer cards are better', () => {
  const [, cards] = playerRows(t, 'football', {
    home: season({ 'yellow-cards': 3 }),
    away: season({ 'yellow-cards': 1 }),
  });
  expect(cards).toMatchObject({ key: 'yellow-cards', better: 'away' });
});

test('basketball compares means per game', () => {
  const [, points] = playerRows(t, 'basketball', {
    home: season({ points: 90 }),
    away: season({ points: 70 }),
  });
  expect(points).toMatchObject({ key: 'points', home: '22.5', away: '17.5' });
});

test('per 90 minutes, a player of few minutes has no figure', () => {
  const rows = rowsPer90(t, 'football', {
    home: season({ minutes: 900, goals: 5 }),
    away: season({ minutes: 100, goals: 5 }),
  });
  expect(rows).toMatchObject([{ key: 'goals', home: '0.50', away: '–', better: null }]);
  const few = season({ minutes: 100, goals: 5 });
  expect(rowsPer90(t, 'football', { home: few, away: few })).toEqual([]);
});

test('the newest season of one league that both played is compared, with all teams of it', () => {
  const old = season({ goals: 2 }, { name: '2025-26' });
  const parts = [season({ goals: 1 }), season({ goals: 4 }, { teamName: 'Oak City' })];
  const cup = season({ goals: 9 }, { leagueId: 'cup' });
  const pair = comparedSeasons([cup, ...parts, old], [old, season({ goals: 3 })]);
  expect(pair?.map(({ name, leagueId }) => [name, leagueId])).toEqual([
    ['2026-27', 'l1'],
    ['2026-27', 'l1'],
  ]);
  expect(pair?.[0]).toMatchObject({ appearances: 8, values: { goals: 5 } });
});

test('players without a common season have their newest ones, and one without any has no pair', () => {
  const cup = season({}, { leagueId: 'cup' });
  expect(comparedSeasons([cup], [season({})])?.map(({ leagueId }) => leagueId)).toEqual([
    'cup',
    'l1',
  ]);
  expect(comparedSeasons([cup], [])).toBeNull();
});
