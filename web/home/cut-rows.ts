import { rowCount } from '../scores/only-matches.ts';
import type { ListedLeague, ListedSport } from '../scores/listing.ts';

/**
 * Returns the sports with their first `most` matches; the others only count, as further ones. The same
 * array if it has no more.
 */
export function cutRows(sports: readonly ListedSport[], most: number): readonly ListedSport[] {
  let left = most;
  const cut = (league: ListedLeague): ListedLeague => {
    const matchIds = league.matchIds.slice(0, left);
    left -= matchIds.length;
    if (matchIds.length === league.matchIds.length) return league;
    return { ...league, matchIds, furtherCount: rowCount(league) - matchIds.length };
  };
  const first = sports.map((sport) => ({ ...sport, leagues: sport.leagues.map(cut) }));
  const isCut = first.some(({ leagues }, sport) =>
    leagues.some((league, index) => league !== sports[sport]?.leagues[index]),
  );
  return isCut ? first : sports;
}
