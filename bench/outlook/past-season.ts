import { fixtureRows } from '../../edge/origin/catalogue/fixture-rows.ts';
import type { SeasonMatch } from '../../edge/origin/media/leagues/season-match.ts';
import type { SeasonRows } from '../../edge/origin/media/outlook/open-season.ts';
import { readOpenfootballSeason } from '../../realtime/feeds/readers/openfootball-season.ts';

/** Reads a season of openfootball. Returns null for a file without a season or without matches. */
export async function readPastSeason(path: string): Promise<SeasonRows | null> {
  const { matches, rules } = await readOpenfootballSeason({ path, leaveOut: () => {} });
  const rows = matches.map(fixtureRows);
  const [first] = rows;
  if (!first?.season) return null;
  const [own] = rules;
  return {
    league: first.league,
    season: first.season,
    matches: rows
      .map(({ match }) => match)
      .toSorted((one, other) => one.startTime - other.startTime),
    drawn: [],
    rules: own
      ? {
          seasonId: own.seasonId,
          tiebreakers: own.tiebreakers ?? null,
          zones: own.zones ?? [],
          knockout: own.knockout ?? [],
        }
      : null,
  };
}

/** Returns the season as it was known at a time, ms: matches that start later have no result. */
export function asKnownBefore(season: SeasonRows, time: number): SeasonRows {
  return {
    ...season,
    matches: season.matches.map((row) => (row.startTime < time ? row : toCome(row))),
  };
}

function toCome(row: SeasonMatch): SeasonMatch {
  return {
    ...row,
    status: 'NotStarted',
    matchStatus: 'Not start',
    score: null,
    periods: [],
    winner: null,
  };
}
