import { useState, useSyncExternalStore } from 'react';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { mergeFavourites } from './compare-favourites.ts';
import { readFavourites, subscribeToFavourites } from './favourites-store.ts';

/** All favourites, the latest first; null while the server renders, which does not have them. */
export function useFavouriteItems(): readonly FavouriteItem[] | null {
  return useSyncExternalStore(
    subscribeToFavourites,
    () => readFavourites().items,
    () => null,
  );
}

/**
 * The same together with those that were taken away while the page is open: a row that
 * is there still can be put back by its star, and none moves under the finger.
 */
export function useListedFavourites(): readonly FavouriteItem[] | null {
  const items = useFavouriteItems();
  const [listed, setListed] = useState(items);
  if (items === null) return null;
  const all = mergeFavourites(listed ?? [], items);
  if (listed === null || all.length > listed.length) setListed(all);
  return all;
}
