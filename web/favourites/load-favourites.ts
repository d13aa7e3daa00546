import type * as Store from './favourites-store.ts';

type FavouritesStore = typeof Store;

/** When it is asked for again that did not come, ms. */
const LOAD_AGAIN = 2_000;

let store: FavouritesStore | undefined;
let loading: Promise<FavouritesStore> | undefined;

/** What keeps the favourites: pages are drawn by the keys they were rendered with, and wake up without it. */
export function loadFavourites(): Promise<FavouritesStore> {
  loading ??= load();
  return loading;
}

async function load(): Promise<FavouritesStore> {
  for (;;) {
    // One after the other: the second asks for what the first did not get.
    // oxlint-disable-next-line no-await-in-loop
    store = await import('./favourites-store.ts').catch(() => undefined);
    if (store) return store;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resume) => {
      setTimeout(resume, LOAD_AGAIN);
    });
  }
}

/** The keys of all favourites; undefined before they have come. */
export function loadedKeys(): ReadonlySet<string> | undefined {
  return store?.readFavourites().keys;
}

/** Calls `listener` when the keys have come, and when they change. */
export function subscribeToKeys(listener: () => void): () => void {
  const subscribed = loadFavourites().then(({ subscribeToFavourites }) => {
    listener();
    return subscribeToFavourites(listener);
  });
  return () => void subscribed.then((leave) => leave());
}
