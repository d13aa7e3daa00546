import * as CALLS from '../../edge/contracts/calls.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { call, type Api } from '../api/client.ts';
import { isApiFailure, isSignedOut, leavesSession, orNullWhenFailed } from '../api/failure.ts';
import type { SessionEnd } from '../session/session-end.ts';
import { forgetAlertChoices } from './alert-choices.ts';
import { compareFavourites, mergeFavourites, without } from './compare-favourites.ts';
import {
  readFavourites,
  saveFavourites,
  saveInAccount,
  subscribeToFavourites,
} from './favourites-store.ts';
import { reconcile } from './reconcile.ts';

export interface FollowOptions {
  api: Api;
  userId: string;
  /** Called when the account refused a change, which was rolled back. */
  onFailed: () => void;
  /** Called when the account lacks room for the device's items. */
  onTooMany: () => void;
}

/** Pause before an unsent change is sent again, ms. */
const RETRY = 30_000;
/** How long a tab waits before it sends another tab's change, ms. */
const OTHERS_FIRST = 2_000;

/**
 * Syncs the device's favourites with an account's while a page is open. At sign-in the device's
 * favourites join the account's. From then on, a tab sends its changes, one at a time, and rolls back
 * those that the account refuses. The tab in which the fan acts comes first, since it reports a
 * refusal; another tab sends what is unsent after `OTHERS_FIRST`. What a tab cannot send, because the
 * connection or the service fails, stays on the device: it is sent once the browser is online again,
 * after `RETRY`, with the next change, or by the next page. Returns a function that ends the sync.
 */
export function followAccount({ api, userId, onFailed, onTooMany }: FollowOptions): () => void {
  let isOver = false;
  // Both run in one turn: another tab that reads the account in between would undo the sent
  // changes.
  let sending = inTurn(async () => {
    await enter();
    await send();
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  const leave = subscribeToFavourites((isOwn) => (isOwn ? sendNext() : sendLater(OTHERS_FIRST)));
  window.addEventListener('online', sendNext);

  function sendNext(): void {
    clearTimeout(retry);
    sending = sending.then(() => inTurn(send));
  }

  function sendLater(pause: number): void {
    clearTimeout(retry);
    retry = setTimeout(sendNext, pause);
  }

  async function enter(): Promise<void> {
    // Removes the favourites of another user.
    if (![null, userId].includes(readFavourites().owner))
      saveFavourites({ items: [], owner: userId });
    const ofAccount = await orNullWhenFailed(call(api, CALLS.listFavourites, {}));
    if (ofAccount === null || isOver) return;
    const { items, refused } = reconcile(readFavourites(), ofAccount);
    saveFavourites({ items, owner: userId, inAccount: ofAccount });
    if (refused.length > 0) onTooMany();
  }

  async function send(): Promise<void> {
    const { items, owner, inAccount } = readFavourites();
    if (isOver || owner !== userId) return;
    const { added, removed } = compareFavourites(inAccount, items);
    if (added.length + removed.length === 0) return;
    const body = { added: added.map(nameOf), removed: removed.map(nameOf) };
    const sent = await settleChange(call(api, CALLS.updateFavourites, { body }));
    // If the session is over, a change stays on the device: see `leaveAccount`.
    if (isOver || sent === 'signed-out' || readFavourites().owner !== userId) return;
    if (sent === 'unsent') {
      sendLater(RETRY);
      return;
    }
    if (sent === 'kept') {
      saveInAccount(items);
      return;
    }
    // Changes made meanwhile stay.
    const since = readFavourites();
    saveFavourites({
      ...since,
      items: mergeFavourites(without(since.items, added), removed),
    });
    onFailed();
  }

  return () => {
    isOver = true;
    clearTimeout(retry);
    window.removeEventListener('online', sendNext);
    leave();
  };
}

type Outcome = 'kept' | 'refused' | 'unsent' | 'signed-out';

async function settleChange(change: Promise<unknown>): Promise<Outcome> {
  try {
    await change;
    return 'kept';
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    if (isSignedOut(error)) return 'signed-out';
    // 500 is also the status of a call without an answer.
    return error.status >= 500 || leavesSession(error) ? 'unsent' : 'refused';
  }
}

/** Runs a task. Only one tab runs a task at a time, so that none sends stale changes. */
function inTurn(task: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request('favourites', task) : task();
}

/**
 * Removes an account's favourites and their alert choices from this device (spec point 4). If the
 * session ended without the fan's doing, unsent favourites stay for the next sign-in to send.
 * Returns a function that keeps the account's favourites here after all; null if there are none, or
 * the account is deleted.
 */
export function leaveAccount(end: SessionEnd): (() => void) | null {
  const { items, inAccount, owner } = readFavourites();
  if (owner === null) return null;
  const putAlertsBack = forgetAlertChoices();
  const unsent = end === 'over' ? without(items, inAccount) : [];
  saveFavourites({ items: unsent, owner: null });
  if (items.length === 0 || end === 'deleted') return null;
  return () => {
    const { items: since, owner: ownerSince } = readFavourites();
    if (ownerSince !== null) return;
    saveFavourites({ items: mergeFavourites(since, items), owner: null });
    putAlertsBack();
  };
}

function nameOf({ type, favouriteItemId }: FavouriteItem) {
  return { type, favouriteItemId };
}
