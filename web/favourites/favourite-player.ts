import { FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';

/** Parts of a player that a star stores. */
interface StarredPlayer {
  id: string;
  name: string;
  logoUri?: string | undefined;
  sportKey: SportKey;
  /** The newest first. */
  teams: readonly { id: string; name: string }[];
}

/**
 * Returns the item that a player's star stores. Separate from other favourites, since most pages
 * show no players' stars.
 */
export function favouritePlayer({
  id,
  name,
  logoUri,
  sportKey,
  teams,
}: StarredPlayer): FavouriteItem {
  const [team] = teams;
  return {
    favouriteItemId: id,
    type: FAVOURITE_TYPE.player,
    name,
    fixtureSportId: SPORTS[sportKey].id,
    teamIds: teams.map((each) => each.id),
    ...(team && { relatedName: team.name }),
    ...(logoUri && { logoUri }),
  };
}
