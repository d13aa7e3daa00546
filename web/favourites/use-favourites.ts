import { createContext, useContext, useSyncExternalStore } from 'react';
import { favouriteKey, type FavouriteName } from '../../edge/contracts/favourite-key.ts';
import { loadedKeys, subscribeToKeys } from './load-favourites.ts';

/** Keys of the favourites that the page was rendered with. */
const Rendered = createContext<ReadonlySet<string>>(new Set());
export const RenderedFavourites = Rendered.Provider;

/** Whether an item is a favourite; rerenders when that changes. */
export function useIsFavourite(name: FavouriteName): boolean {
  const key = favouriteKey(name);
  return useKeys((keys) => keys.has(key));
}

/** Returns the favourite keys that the page knows; rerenders when they change. */
export function useFavouriteKeys(): ReadonlySet<string> {
  // Another set of the same keys would render the whole page again, at once.
  return useKeys((keys, rendered) => (isSame(keys, rendered) ? rendered : keys));
}

type Keys = ReadonlySet<string>;

function useKeys<T>(read: (keys: Keys, rendered: Keys) => T): T {
  const rendered = useContext(Rendered);
  return useSyncExternalStore(
    subscribeToKeys,
    () => read(loadedKeys() ?? rendered, rendered),
    () => read(rendered, rendered),
  );
}

function isSame(one: Keys, other: Keys): boolean {
  return one.size === other.size && [...one].every((key) => other.has(key));
}
