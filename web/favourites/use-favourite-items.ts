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
 * is there still can be put back by its star, and none moves under the finger. Whoever
 * signs in or out sees none of another's.
 */
export function useListedFavourites(): readonly FavouriteItem[] | null {
  const items = useFavouriteItems();
  const { owner } = readFavourites();
  const [listed, setListed] = useState({ items, owner });
  if (items === null) return null;
  const isOthers = listed.owner !== owner && listed.owner !== null;
  const all = isOthers ? items : mergeFavourites(listed.items ?? [], items);
  if (
    isOthers ||
    listed.owner !== owner ||
    listed.items === null ||
    all.length > listed.items.length
  )
    setListed({ items: all, owner });
  return all;
}
