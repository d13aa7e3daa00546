import { loadWithRetry } from '../ui/load-with-retry.ts';
import type * as Store from './favourites-store.ts';

type FavouritesStore = typeof Store;

let store: FavouritesStore | undefined;
let loading: Promise<FavouritesStore> | undefined;

/**
 * Returns the favourites store once it has loaded. Pages render with the server's keys and hydrate
 * without the store.
 */
export function loadFavourites(): Promise<FavouritesStore> {
  loading ??= loadWithRetry(() => import('./favourites-store.ts')).then((loaded) => {
    store = loaded;
    return loaded;
  });
  return loading;
}

/** Returns all favourite keys; undefined before they load. */
export function loadedKeys(): ReadonlySet<string> | undefined {
  return store?.readFavourites().keys;
}

/** Calls `listener` when the keys load and when they change. */
export function subscribeToKeys(listener: () => void): () => void {
  const subscribed = loadFavourites().then(({ subscribeToFavourites }) => {
    listener();
    return subscribeToFavourites(listener);
  });
  return () => void subscribed.then((leave) => leave());
}
