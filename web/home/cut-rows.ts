import { useDeferredValue } from 'react';
import type { ListedSport } from '../scores/listing.ts';

/** Number of rows that fill the first screens. */
export const FIRST_ROWS = 12;
/** Number of rows of matches in play that fill a phone's first screen. */
export const FIRST_LIVE_ROWS = 8;

/**
 * Returns loaded sports with their first `most` matches; the other matches only count, as further
 * ones.
 */
export function cutRows(sports: readonly ListedSport[], most: number): readonly ListedSport[] {
  let left = most;
  return sports.map((sport) => ({
    ...sport,
    leagues: sport.leagues.map((league) => {
      const matchIds = league.matchIds.slice(0, left);
      left -= matchIds.length;
      const furtherCount = league.furtherCount + league.matchIds.length - matchIds.length;
      return { ...league, matchIds, furtherCount };
    }),
  }));
}

/**
 * Returns the first `most` matches until the page is hydrated, then all. The HTML only reserves
 * space for the others.
 */
export function useCutRows(sports: readonly ListedSport[], most: number): readonly ListedSport[] {
  const count = sports.flatMap(({ leagues }) => leagues.flatMap(({ matchIds }) => matchIds)).length;
  const isWhole = useDeferredValue(true, count > most ? false : undefined);
  return isWhole ? sports : cutRows(sports, most);
}
