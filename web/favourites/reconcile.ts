import { FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import {
  MAX_FAVOURITE_MATCHES,
  MAX_FAVOURITES,
  type FavouriteItem,
} from '../../edge/contracts/favourite.ts';
import { compareFavourites, mergeFavourites, without } from './compare-favourites.ts';

/**
 * Returns a device's favourites after a read of its account: the account's items with the device's
 * unsent changes. `refused` has the device's items for which the account has no room.
 */
export function reconcile(
  device: { items: readonly FavouriteItem[]; inAccount: readonly FavouriteItem[] },
  account: readonly FavouriteItem[],
): { items: FavouriteItem[]; refused: FavouriteItem[] } {
  const { added, removed } = compareFavourites(device.inAccount, device.items);
  const left = without(account, removed);
  const refused = beyondRoom(without(added, left), left);
  return { items: mergeFavourites(without(added, refused), left), refused };
}

/** Returns the items that do not fit into an account that already has the others. */
function beyondRoom(
  items: readonly FavouriteItem[],
  others: readonly FavouriteItem[],
): FavouriteItem[] {
  const isMatch = ({ type }: FavouriteItem) => type === FAVOURITE_TYPE.match;
  let room = MAX_FAVOURITES - others.length;
  let roomForMatches = MAX_FAVOURITE_MATCHES - others.filter(isMatch).length;
  return items.filter((item) => {
    if (room <= 0 || (isMatch(item) && roomForMatches <= 0)) return true;
    room -= 1;
    if (isMatch(item)) roomForMatches -= 1;
    return false;
  });
}
