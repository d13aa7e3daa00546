import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { favouriteKey, type FavouriteName } from '../../edge/contracts/favourite.ts';
import { readFavourites, subscribeToFavourites } from './favourites-store.ts';

/** Keys of the favourites that the page was rendered with. */
const Rendered = createContext<readonly string[]>([]);
export const RenderedFavourites = Rendered.Provider;

/** Whether it is a favourite; renders when that changes. */
export function useIsFavourite(name: FavouriteName): boolean {
  const key = favouriteKey(name);
  const rendered = useContext(Rendered);
  return useSyncExternalStore(
    subscribeToFavourites,
    () => readFavourites().keys.has(key),
    () => rendered.includes(key),
  );
}

/** The keys of all favourites, as far as the page was told of them; renders when they change. */
export function useFavouriteKeys(): ReadonlySet<string> {
  const rendered = useContext(Rendered);
  const atFirst = useMemo(() => new Set(rendered), [rendered]);
  return useSyncExternalStore(
    subscribeToFavourites,
    () => readFavourites().keys,
    () => atFirst,
  );
}
