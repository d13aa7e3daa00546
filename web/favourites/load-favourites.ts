import type * as Store from './favourites-store.ts';

type FavouritesStore = typeof Store;

/** Delay before a failed load is retried, ms. */
const LOAD_AGAIN = 2_000;

let store: FavouritesStore | undefined;
let loading: Promise<FavouritesStore> | undefined;

/** Loads the favourites store: pages render with the server's keys and hydrate without it. */
export function loadFavourites(): Promise<FavouritesStore> {
  loading ??= load();
  return loading;
}

async function load(): Promise<FavouritesStore> {
  for (;;) {
    // In sequence: each attempt retries a failed one.
    // oxlint-disable-next-line no-await-in-loop
    store = await import('./favourites-store.ts').catch(() => undefined);
    if (store) return store;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resume) => {
      setTimeout(resume, LOAD_AGAIN);
    });
  }
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
