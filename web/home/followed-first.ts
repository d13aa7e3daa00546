import { SPORTS } from '../../realtime/sports/registry.ts';
import { favouriteKey, FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import type { ListedLeague, ListedSport } from '../scores/listing.ts';

/**
 * Returns sports in order: first followed ones and those with followed leagues, which come first in
 * their sport. Keeps the order otherwise.
 */
export function followedFirst(
  sports: readonly ListedSport[],
  keys: ReadonlySet<string>,
): readonly ListedSport[] {
  if (keys.size === 0) return sports;
  const has = (type: 10 | 20, favouriteItemId: string) =>
    keys.has(favouriteKey({ type, favouriteItemId }));
  const isFollowed = ({ id }: ListedLeague) => has(FAVOURITE_TYPE.league, id);
  const place = ({ sportKey, leagues }: ListedSport) =>
    has(FAVOURITE_TYPE.sport, `${SPORTS[sportKey].id}`) || leagues.some(isFollowed) ? 0 : 1;
  return sports
    .map((sport) => ({
      ...sport,
      leagues: sport.leagues.toSorted((a, b) => Number(isFollowed(b)) - Number(isFollowed(a))),
    }))
    .toSorted((a, b) => place(a) - place(b));
}
