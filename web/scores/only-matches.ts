import type { ListedSport } from './listing.ts';

/** Filters a listing; leaves out leagues and sports without matches. */
export function onlyMatches(
  sports: readonly ListedSport[],
  isWanted: (id: string) => boolean,
): ListedSport[] {
  return sports.flatMap((sport) => {
    const leagues = sport.leagues.flatMap((league) => {
      const matchIds = league.matchIds.filter(isWanted);
      return matchIds.length > 0 ? [{ ...league, matchIds }] : [];
    });
    const matchCount = leagues.reduce((sum, { matchIds }) => sum + matchIds.length, 0);
    return matchCount > 0 ? [{ ...sport, leagues, matchCount }] : [];
  });
}
