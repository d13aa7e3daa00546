import { favouriteKey, type FavouriteName } from '../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';

export interface FavouritesDifference<Name extends FavouriteName> {
  added: Name[];
  removed: Name[];
}

/** Returns the changes between two sets, each item once: by id and type (spec point 3). */
export function compareFavourites<Name extends FavouriteName>(
  before: readonly Name[],
  after: readonly Name[],
): FavouritesDifference<Name> {
  return { added: without(after, before), removed: without(before, after) };
}

/**
 * Returns two sets merged, each item once. Duplicates come from `first`, which may have more
 * fields.
 */
export function mergeFavourites(
  first: readonly FavouriteItem[],
  second: readonly FavouriteItem[],
): FavouriteItem[] {
  return without([...first, ...second], []);
}

/** Returns unique items of `wanted` that `others` lacks. */
export function without<Name extends FavouriteName>(
  wanted: readonly Name[],
  others: readonly Name[],
): Name[] {
  const seen = new Set(others.map(favouriteKey));
  return wanted.filter((item) => {
    const key = favouriteKey(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
