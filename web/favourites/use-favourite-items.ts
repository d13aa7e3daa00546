import { useState, useSyncExternalStore } from 'react';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { mergeFavourites } from './compare-favourites.ts';
import { readFavourites, subscribeToFavourites } from './favourites-store.ts';

/** Returns all favourites, latest first; null on the server, which does not have them. */
export function useFavouriteItems(): readonly FavouriteItem[] | null {
  return useSyncExternalStore(
    subscribeToFavourites,
    () => readFavourites().items,
    () => null,
  );
}

/**
 * Returns all favourites and those removed while the page is open: the star of a row that remains
 * can restore it, and no row moves under the finger. After a sign-out or a change of account,
 * returns only the current user's.
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
