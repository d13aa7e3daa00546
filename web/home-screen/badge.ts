import type { SportKey } from '../../realtime/sports/sport.ts';
import { FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import { alertSportOf, sportOfItem } from '../favourites/alert-sport.ts';
import { readFavourites, subscribeToFavourites } from '../favourites/favourites-store.ts';
import type { Live } from '../live/live-context.ts';
import { isMine } from '../scores/is-mine.ts';

export interface BadgeOptions {
  live: Pick<Live, 'store' | 'joinSport'>;
  badge: Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>;
  now: () => number;
}

/**
 * Shows the number of a fan's live matches, as My matches counts them, on the product's icon.
 * Follows the rooms of their sports on every page. Returns the stop function, which also clears the
 * badge, since no page would update it.
 */
export function keepBadge({ live, badge, now }: BadgeOptions): () => void {
  const rooms = new Map<SportKey, () => void>();
  let shown: number | undefined;

  function show(): void {
    const count = countOf(live);
    if (count === shown) return;
    shown = count;
    const done = count === 0 ? badge.clearAppBadge() : badge.setAppBadge(count);
    // The system may refuse badges.
    done.catch(() => {});
  }

  function follow(): void {
    const wanted = sportsOf(now());
    for (const [key, leave] of rooms)
      if (!wanted.has(key)) {
        leave();
        rooms.delete(key);
      }
    for (const key of wanted) if (!rooms.has(key)) rooms.set(key, live.joinSport(key, null));
    show();
  }

  follow();
  const unsubscribes = [
    subscribeToFavourites(follow),
    live.store.subscribe(({ matches }, before) => {
      if (matches !== before.matches) show();
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    for (const leave of rooms.values()) leave();
    badge.clearAppBadge().catch(() => {});
  };
}

function countOf({ store }: Pick<Live, 'store'>): number {
  const { keys } = readFavourites();
  let count = 0;
  for (const match of store.getState().matches.values())
    if (match.kind === 'live' && isMine(match, keys)) count += 1;
  return count;
}

/**
 * Returns the sports of a fan's favourite teams and players, and of favourite matches not long
 * over.
 */
function sportsOf(now: number): ReadonlySet<SportKey> {
  const { team, match, player } = FAVOURITE_TYPE;
  return new Set(
    readFavourites().items.flatMap((item) => {
      if (item.type === player) return sportOfItem(item)?.key ?? [];
      return item.type === team || item.type === match ? (alertSportOf(item, now)?.key ?? []) : [];
    }),
  );
}
