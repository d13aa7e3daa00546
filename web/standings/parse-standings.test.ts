import { expect, test } from 'vitest';
import type { Standings, StandingsRowWire } from '../../edge/contracts/standings.ts';
import { parseStandings } from './parse-standings.ts';

const figures = {
  rank: 2,
  played: 20,
  won: 12,
  drawn: 5,
  lost: 3,
  scored: 41,
  conceded: 30,
  points: 39,
  winPercentage: 0.725,
  gamesBehind: 1.5,
  isLive: true,
} as const;

const row: StandingsRowWire = {
  ...figures,
  teamId: 'a',
  teamName: 'Ash',
  teamShortName: 'ASH',
  difference: 11,
  rallyScored: 900,
  rallyConceded: 870,
  form: ['L', 'W'],
  zone: { zoneKind: 'promotion', zoneName: 'Promotion' },
};

const standings = (rows: StandingsRowWire[]): Standings => ({
  league: { leagueId: 'l', leagueName: 'League', leagueSportId: 23, leagueCountry: null },
  season: null,
  seasons: [],
  scope: 'home',
  isLive: true,
  tables: [{ stage: 'relegation-round', group: 'B', zones: [], rows }],
});

test('a row keeps each figure, its form and its zone', () => {
  const parsed = parseStandings(standings([row, { ...row, rallyScored: null }]));
  expect(parsed?.scope).toBe('home');
  expect(parsed?.tables).toMatchObject([
    {
      stage: 'relegation-round',
      group: 'B',
      rows: [
        {
          ...figures,
          team: { id: 'a', name: 'Ash' },
          rally: { scored: 900, conceded: 870 },
          form: ['L', 'W'],
          zone: { kind: 'promotion', name: 'Promotion' },
        },
        { rally: null },
      ],
    },
  ]);
});
