import type { ListedSport } from '../scores/listing.ts';

/** Rows of matches in play that fill a phone's first screen. */
export const FIRST_ROWS = 8;

/** Returns loaded sports with their first `most` matches; the others only count, as further ones. */
export function cutRows(sports: readonly ListedSport[], most: number): readonly ListedSport[] {
  let left = most;
  return sports.map((sport) => ({
    ...sport,
    leagues: sport.leagues.map((league) => {
      const matchIds = league.matchIds.slice(0, left);
      left -= matchIds.length;
      return { ...league, matchIds, furtherCount: league.matchIds.length - matchIds.length };
    }),
  }));
}
