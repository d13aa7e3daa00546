import * as v from 'valibot';
import { FAVOURITES_COOKIE } from '../../edge/contracts/cookies.ts';
import {
  FAVOURITE_TYPE,
  favouriteKey,
  playersTeamKey,
} from '../../edge/contracts/favourite-key.ts';
import {
  favouriteItemSchema,
  MAX_FAVOURITE_MATCHES,
  MAX_FAVOURITES,
  type FavouriteItem,
} from '../../edge/contracts/favourite.ts';
import { writeCookie } from '../app/cookie.ts';
import { reportAction } from '../app/monitoring/report.ts';

const STORED_AS = 'favourites';
const DAY = 86_400_000;
/** Maximum length of the cookie, characters, so that requests stay small. */
const COOKIE_LENGTH = 1_500;

export interface Favourites {
  /** The latest first. */
  items: readonly FavouriteItem[];
  /** Keys of all items, and of the teams of players. */
  keys: ReadonlySet<string>;
  /** User whose account also stores them; null if only this device does. */
  owner: string | null;
  /** The account's last known items; differences between these and `items` are not sent yet. */
  inAccount: readonly FavouriteItem[];
}

const storedSchema = v.object({
  items: v.array(favouriteItemSchema),
  owner: v.nullable(v.string()),
  inAccount: v.optional(v.array(favouriteItemSchema)),
});

/** Called after a change, with whether this tab made it, not another. */
type Listener = (isOwn: boolean) => void;

const listeners = new Set<Listener>();
let current: Favourites | undefined;

/** Returns this device's favourites: one object until they change, in any tab. */
export function readFavourites(): Favourites {
  current ??= parse(stored());
  return current;
}

/** Saves favourites; by default the account of `owner` has `items`. */
export function saveFavourites({
  items,
  owner,
  inAccount = owner === null ? [] : items,
}: Omit<Favourites, 'keys' | 'inAccount'> & Partial<Favourites>): void {
  write(favouritesOf(items, owner, inAccount));
  writeCookie(FAVOURITES_COOKIE, cookieOf(items) || null);
  tellAll(true);
}

/** Saves what the account has; changes nothing else. */
export function saveInAccount(inAccount: readonly FavouriteItem[]): void {
  write({ ...readFavourites(), inAccount });
}

export type Toggled = 'added' | 'removed' | 'too-many';

/**
 * Adds or removes a favourite, and reports the change. Returns what it did; 'too-many' means no
 * change.
 */
export function toggleFavourite(item: FavouriteItem, now: number): Toggled {
  const toggled = toggle(item, now);
  if (toggled !== 'too-many') reportAction('star', { item: favouriteKey(item), change: toggled });
  return toggled;
}

function toggle(item: FavouriteItem, now: number): Toggled {
  const { items, keys, owner, inAccount } = readFavourites();
  const key = favouriteKey(item);
  if (keys.has(key)) {
    saveFavourites({
      items: items.filter((other) => favouriteKey(other) !== key),
      owner,
      inAccount,
    });
    return 'removed';
  }
  // Removes old stars of matches, since fans do not remove them after the match.
  const kept = items.filter(
    ({ fixtureStartTime }) => !fixtureStartTime || now - fixtureStartTime < 7 * DAY,
  );
  const isMatch = ({ type }: FavouriteItem) => type === FAVOURITE_TYPE.match;
  if (
    kept.length >= MAX_FAVOURITES ||
    (isMatch(item) && kept.filter(isMatch).length >= MAX_FAVOURITE_MATCHES)
  )
    return 'too-many';
  saveFavourites({ items: [item, ...kept], owner, inAccount });
  return 'added';
}

export function subscribeToFavourites(listener: Listener): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** Reads the favourites again after another tab has changed them. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== STORED_AS) return;
  current = undefined;
  tellAll(false);
}

/** Reads the favourites again, since a page in the back-forward cache misses changes. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  current = undefined;
  tellAll(false);
}

function tellAll(isOwn: boolean): void {
  for (const listener of listeners) listener(isOwn);
}

function favouritesOf(
  items: readonly FavouriteItem[],
  owner: string | null,
  inAccount: readonly FavouriteItem[],
): Favourites {
  return { items, owner, inAccount, keys: new Set(items.flatMap(keysOf)) };
}

/** Returns an item's key and, for a player, the keys of the teams. */
function keysOf(item: FavouriteItem): string[] {
  return [favouriteKey(item), ...(item.teamIds ?? []).map(playersTeamKey)];
}

function parse(text: string | null): Favourites {
  try {
    const {
      items,
      owner,
      inAccount = owner === null ? [] : items,
    } = v.parse(storedSchema, JSON.parse(text ?? ''));
    return favouritesOf(items, owner, inAccount);
  } catch {
    return favouritesOf([], null, []);
  }
}

function write(favourites: Favourites): void {
  current = favourites;
  const { items, owner, inAccount } = favourites;
  try {
    localStorage.setItem(STORED_AS, JSON.stringify({ items, owner, inAccount }));
  } catch {
    // A browser may refuse storage: the favourites then last as long as the page.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

/** Returns the latest keys that fit into the cookie. */
function cookieOf(items: readonly FavouriteItem[]): string {
  let keys = '';
  for (const item of items) {
    const longer = keys + (keys && '\n') + keysOf(item).join('\n');
    if (encodeURIComponent(longer).length > COOKIE_LENGTH) break;
    keys = longer;
  }
  return keys;
}
