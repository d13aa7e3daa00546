import type { FavouriteType } from '../../../edge/contracts/favourite-key.ts';

/** Returns the ids of a fan's favourites of a type, from their keys ('30:t-7') and in their order. */
export function followedIds(keys: readonly string[], type: FavouriteType): string[] {
  const prefix = `${type}:`;
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}
