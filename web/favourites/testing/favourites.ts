import type { FavouriteType } from '../../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../../edge/contracts/favourite.ts';

/** Returns a favourite with only its name. */
export function aFavourite(type: FavouriteType, favouriteItemId: string): FavouriteItem {
  return { type, favouriteItemId, name: `Name of ${favouriteItemId}` };
}
