import { fixtureRows } from '../../../catalogue/fixture-rows.ts';
import type { SeasonRows } from '../open-season.ts';

const DAY = 86_400_000;

/** A pair's result: goals of home and away; null: it is to come. */
export type Score = readonly [home: number, away: number] | null;

export interface SeasonSetting {
  /** Ids of the teams. */
  ids?: string;
  /** Score of the match between two teams, by their places in `ids`. */
  score: (home: number, away: number) => Score;
}

/** Returns the rows of a football season in which each team hosts each other once. */
export function seasonOf({ ids = 'ABCDEFG', score }: SeasonSetting): SeasonRows {
  const pairs = [...ids].flatMap((_home, home) =>
    [...ids].flatMap((_away, away) => (home === away ? [] : [[home, away] as const])),
  );
  const rows = pairs.map(([home, away], index) => {
    const goals = score(home, away);
    const team = (place: number) => {
      const name = ids[place] ?? '';
      return { id: name, name, shortName: name };
    };
    return fixtureRows({
      matchId: `m${index}`,
      fixture: {
        sportId: 1,
        league: { id: 'l', name: 'League' },
        home: team(home),
        away: team(away),
        startTime: index * DAY,
        round: `Matchday ${index + 1}`,
      },
      season: { id: 's', name: '2026' },
      ...(goals && {
        result: {
          status: 'Finished',
          matchStatus: 'Ended',
          score: { home: goals[0], away: goals[1] },
          periods: [],
          gameScore: [],
        },
      }),
    });
  });
  const [first] = rows;
  if (!first?.season) throw new Error('A season has two teams at least.');
  return {
    league: first.league,
    season: first.season,
    matches: rows.map(({ match }) => match),
    drawn: [],
    rules: null,
  };
}
