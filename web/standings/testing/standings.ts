import type { Standings, StandingsRow } from '../standings.ts';

/** Returns a football row without matches; `more` overrides it. */
export function aRow(id: string, more: Partial<StandingsRow> = {}): StandingsRow {
  return {
    rank: 1,
    team: { id, name: `Team ${id}`, shortName: id },
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    scored: 0,
    conceded: 0,
    rally: null,
    points: 0,
    winPercentage: 0,
    gamesBehind: null,
    form: [],
    isLive: false,
    inPlay: null,
    movement: 0,
    zone: null,
    ...more,
  };
}

/** Returns a one-table league. */
export function someStandings(
  rows: readonly StandingsRow[],
  more: Partial<Standings> = {},
): Standings {
  return {
    league: { id: 'l1', name: 'League One', sportKey: 'football' },
    season: { id: 's1', name: '2026-27' },
    seasons: [{ id: 's1', name: '2026-27' }],
    scope: 'all',
    tables: [{ group: null, rows, zones: [] }],
    rule: {
      points: { win: 3, draw: 1, loss: 0, narrowWin: 3, narrowLoss: 0 },
      criteria: ['points', 'difference', 'scored', 'head-to-head'],
      hasDraws: true,
    },
    countedEvents: [],
    ...more,
  };
}
