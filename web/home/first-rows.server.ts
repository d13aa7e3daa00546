import { createDayListModel } from '../scores/day-list-model.ts';
import { isMine } from '../scores/is-mine.ts';
import type { DayScores, FurtherMatches } from '../domain/day-scores.ts';
import { FIRST_ROWS } from './cut-rows.ts';
import { followedFirst } from './followed-first.ts';

/**
 * Returns a day with fewer matches: the first ones of Home's list, all that are in play, all that
 * the rooms have and all of a fan's favourites (`keys`). The others become numbers, by league.
 */
export function firstRows(scores: DayScores, keys: ReadonlySet<string>): DayScores {
  const { rest, liveCount } = createDayListModel(scores).read({ matches: new Map() });
  const listed = followedFirst(rest, keys).flatMap(({ leagues }) =>
    leagues.flatMap(({ matchIds }) => matchIds),
  );
  const first = new Set(listed.slice(0, Math.max(0, FIRST_ROWS - liveCount)));
  const isCarried = (match: DayScores['matches'][number]) =>
    first.has(match.id) || match.kind === 'live' || isMine(match, keys);
  const further = new Map<string, FurtherMatches>();
  for (const match of scores.matches.filter((each) => !isCarried(each))) {
    const { sportKey, leagueId, leagueName } = match;
    const key = `${sportKey} ${leagueId}`;
    const count = (further.get(key)?.count ?? 0) + 1;
    further.set(key, { sportKey, leagueId, leagueName, count });
  }
  return { ...scores, matches: scores.matches.filter(isCarried), further: [...further.values()] };
}
