import type { SportKey } from '../../realtime/sports/sport.ts';
import { matchPath } from '../paths/match-path.ts';
import { listedKeys, type PlayerMatch } from './player-matches.ts';
import type { PlayerSeason } from './player.ts';
import { wholeSeason } from './whole-season.ts';

/** A match of a season, with what the player did in it. */
export interface SeasonMatch {
  id: string;
  path: string;
  /** ms */
  startTime: number;
  /** Short name of the other team. */
  against: string;
  values: PlayerMatch['values'];
}

/** A player's newest season from match to match. */
export interface SeasonCourse {
  season: PlayerSeason;
  /** Oldest first; only the season's last ones if it has more matches than were loaded. */
  matches: readonly SeasonMatch[];
}

/** Fewest matches for a line. */
const LEAST = 3;

/**
 * Returns the course of the newest season; `matches` are newest first. Null if too few of them
 * belong to it.
 */
export function seasonCourse(
  matches: readonly PlayerMatch[],
  seasons: readonly PlayerSeason[],
): SeasonCourse | null {
  const [newest] = seasons;
  if (!newest) return null;
  const season = wholeSeason(seasons, newest);
  const own = matches
    .filter(
      ({ entry, values }) =>
        entry.match.leagueId === season.leagueId && Object.keys(values).length > 0,
    )
    // Matches of this league beyond the season's appearances are of earlier seasons.
    .slice(0, season.appearances)
    .toReversed();
  if (own.length < LEAST) return null;
  return {
    season,
    matches: own.map(({ entry: { match }, teamId, values }) => ({
      id: match.id,
      path: matchPath(match),
      startTime: match.startTime,
      against: (match.home.id === teamId ? match.away : match.home).shortName,
      values: shownOf(match.sportKey, values),
    })),
  };
}

/** Returns only the figures that the page lists: a basketball box score has seventeen. */
function shownOf(sportKey: SportKey, values: PlayerMatch['values']): PlayerMatch['values'] {
  const shown = listedKeys(sportKey);
  return Object.fromEntries(Object.entries(values).filter(([key]) => shown.includes(key)));
}

/**
 * Returns one value per match: the season's sum after it or, if `isPerMatch`, the match's own
 * figure. A match whose box score lacks the figure counts as 0.
 */
export function courseOf(
  { season, matches }: SeasonCourse,
  key: string,
  isPerMatch: boolean,
): number[] {
  const each = matches.map(({ values }) => values[key] ?? 0);
  if (isPerMatch) return each;
  // The sum of the season's matches before the first one here.
  let sum = (season.values[key] ?? 0) - each.reduce((all, value) => all + value, 0);
  return each.map((value) => (sum += value));
}
