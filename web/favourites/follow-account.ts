import * as CALLS from '../../edge/contracts/calls.ts';
import { FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import {
  MAX_FAVOURITE_MATCHES,
  MAX_FAVOURITES,
  type FavouriteItem,
} from '../../edge/contracts/favourite.ts';
import { call, type Api } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { compareFavourites, mergeFavourites } from './compare-favourites.ts';
import { readFavourites, saveFavourites, subscribeToFavourites } from './favourites-store.ts';

export interface FollowOptions {
  api: Api;
  userId: string;
  /** A change could not be kept and was taken back. */
  onFailed: () => void;
}

/**
 * Keeps the device's favourites and an account's the same while a page is open.
 * At sign-in those of the device join the account's; from then on what is
 * changed here is sent, one change after the other, and taken back where it is
 * refused. Answers what ends it.
 */
export function followAccount({ api, userId, onFailed }: FollowOptions): () => void {
  let isOver = false;
  /** What the account has, as far as is known here. */
  let kept: readonly FavouriteItem[] = [];
  let sending: Promise<void> = enter();
  const leave = subscribeToFavourites((isOwn) => {
    // Another tab sends what it changed.
    if (!isOwn) kept = readFavourites().items;
    else sending = sending.then(send);
  });

  async function enter(): Promise<void> {
    const before = readFavourites().items;
    const ofAccount = await orNullWhenFailed(call(api, CALLS.listFavourites, {}));
    if (ofAccount === null || isOver) return;
    const { items, owner } = readFavourites();
    kept = ofAccount;
    // What a device has that was signed in before is the account's, but for stars of this moment;
    // what another user left is not this one's.
    const { added, removed } = compareFavourites(owner === null ? [] : before, items);
    const brought = owner === null || owner === userId ? added : [];
    const merged = compareFavourites(removed, mergeFavourites(brought, ofAccount)).added;
    saveFavourites({ items: asMayBe(merged), owner: userId });
  }

  async function send(): Promise<void> {
    const { items, owner } = readFavourites();
    if (isOver || owner !== userId) return;
    const { added, removed } = compareFavourites(kept, items);
    if (added.length + removed.length === 0) return;
    const before = kept;
    kept = items;
    const body = { added: added.map(nameOf), removed: removed.map(nameOf) };
    const sent = await orNullWhenFailed(call(api, CALLS.updateFavourites, { body }));
    if (sent !== null || isOver) return;
    kept = before;
    saveFavourites({ items: before, owner: userId });
    onFailed();
  }

  return () => {
    isOver = true;
    leave();
  };
}

/**
 * Ends what an account and this device had in common: its favourites leave the
 * device (spec point 4). Answers how to keep them here after all; null where there were none.
 */
export function leaveAccount(): (() => void) | null {
  const { items } = readFavourites();
  saveFavourites({ items: [], owner: null });
  if (items.length === 0) return null;
  return () => {
    const { items: since, owner } = readFavourites();
    if (owner === null) saveFavourites({ items: mergeFavourites(since, items), owner });
  };
}

function nameOf({ type, favouriteItemId }: FavouriteItem) {
  return { type, favouriteItemId };
}

/** As many as an account may have, the first ones. */
function asMayBe(items: readonly FavouriteItem[]): FavouriteItem[] {
  let matches = 0;
  return items
    .filter(({ type }) => type !== FAVOURITE_TYPE.match || (matches += 1) <= MAX_FAVOURITE_MATCHES)
    .slice(0, MAX_FAVOURITES);
}
