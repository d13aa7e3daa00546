import type { ListedLeague, ListedSport } from './listing.ts';

/**
 * Returns the wanted matches of a listing, without empty leagues and sports. Keeps the numbers of
 * matches that are still to be loaded only if `withFurther`.
 */
export function onlyMatches(
  sports: readonly ListedSport[],
  isWanted: (id: string) => boolean,
  { withFurther = false } = {},
): ListedSport[] {
  return sports.flatMap((sport) => {
    const leagues = sport.leagues.flatMap((league) => {
      const matchIds = league.matchIds.filter(isWanted);
      const furtherCount = withFurther ? league.furtherCount : 0;
      return matchIds.length + furtherCount > 0 ? [{ ...league, matchIds, furtherCount }] : [];
    });
    const matchCount = leagues.reduce((sum, league) => sum + rowCount(league), 0);
    return matchCount > 0 ? [{ ...sport, leagues, matchCount }] : [];
  });
}

/** Returns the number of rows that a league has in its list once all are loaded. */
export function rowCount({ matchIds, furtherCount }: ListedLeague): number {
  return matchIds.length + furtherCount;
}
