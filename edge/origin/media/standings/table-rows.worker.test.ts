import { describe, expect, it } from 'vitest';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import { standingsSchema } from '../../../contracts/standings.ts';
import { data as read } from '../../../testing/media-data.ts';
import { ash, birch, importMatches, league, listed } from '../../../testing/tables-league.ts';

describe('the rows of a table', () => {
  type Sides = readonly [number, number];
  const pair = ([home, away]: Sides) => ({ home, away });

  /** Sends results of Ash at home to Birch, and returns the figures of both teams' rows. */
  const rowsAfter = async (
    sportId: SportId,
    results: readonly (readonly [Sides, ...Sides[]])[],
  ) => {
    const own = { ...league, id: `rows-league-${sportId}` };
    const side = ({ id, ...team }: typeof ash) => ({ ...team, id: `${id}-${sportId}` });
    await importMatches(
      results.map(([score, ...periods]) => {
        const match = listed({ home: side(ash), away: side(birch) }, { goals: [...score] });
        return {
          ...match,
          fixture: { ...match.fixture, sportId, league: own },
          season: { id: `rows-${sportId}`, name: '2026' },
          ...(match.result && { result: { ...match.result, periods: periods.map(pair) } }),
        };
      }),
    );
    const { tables } = await read(`leagues/${own.id}/standings`, standingsSchema);
    return tables[0]?.rows;
  };

  const noSets = { rallyScored: null, rallyConceded: null };

  it('have goals and points in football', async () => {
    const rows = await rowsAfter(1, [
      [
        [3, 1],
        [3, 1],
      ],
      [
        [2, 2],
        [2, 2],
      ],
    ]);
    const both = { ...noSets, played: 2, drawn: 1, gamesBehind: null };
    expect(rows).toMatchObject([
      {
        ...both,
        rank: 1,
        won: 1,
        lost: 0,
        scored: 5,
        conceded: 3,
        difference: 2,
        points: 4,
        winPercentage: 0.75,
      },
      {
        ...both,
        rank: 2,
        won: 0,
        lost: 1,
        scored: 3,
        conceded: 5,
        difference: -2,
        points: 1,
        winPercentage: 0.25,
      },
    ]);
  });

  it('have the share of wins and the games behind in basketball', async () => {
    const rows = await rowsAfter(2, [
      [
        [90, 80],
        [90, 80],
      ],
    ]);
    const both = { ...noSets, points: null };
    expect(rows).toMatchObject([
      { ...both, won: 1, lost: 0, scored: 90, conceded: 80, winPercentage: 1, gamesBehind: 0 },
      { ...both, won: 0, lost: 1, scored: 80, conceded: 90, winPercentage: 0, gamesBehind: 1 },
    ]);
  });

  it('have sets and the points within them in volleyball', async () => {
    const rows = await rowsAfter(23, [
      [
        [3, 1],
        [25, 20],
        [20, 25],
        [25, 10],
        [25, 11],
      ],
    ]);
    expect(rows).toMatchObject([
      { scored: 3, conceded: 1, rallyScored: 95, rallyConceded: 66, points: 3, gamesBehind: null },
      { scored: 1, conceded: 3, rallyScored: 66, rallyConceded: 95, points: 0 },
    ]);
  });
});
