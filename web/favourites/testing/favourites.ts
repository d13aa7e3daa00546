import type { FavouriteType } from '../../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../../edge/contracts/favourite.ts';

/** A favourite of which only the name is told. */
export function aFavourite(type: FavouriteType, favouriteItemId: string): FavouriteItem {
  return { type, favouriteItemId, name: `Name of ${favouriteItemId}` };
}
