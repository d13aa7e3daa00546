/** Types of favourites, by the codes of spec point 3; players are our own. */
export const FAVOURITE_TYPE = { sport: 10, league: 20, team: 30, match: 40, player: 50 } as const;
export type FavouriteType = (typeof FAVOURITE_TYPE)[keyof typeof FAVOURITE_TYPE];

/** Identifies a favourite. The type is needed because ids are unique only within a type. */
export interface FavouriteName {
  type: FavouriteType;
  favouriteItemId: string;
}

/** Returns the key of a favourite: '30:t-7'. */
export function favouriteKey({ type, favouriteItemId }: FavouriteName): string {
  return `${type}:${favouriteItemId}`;
}

/** Code in the key of a team that counts because one of its players is a favourite. */
const PLAYERS_TEAM = 35;

/** Returns the key of a team whose matches a fan follows because of a player: '35:t-7'. */
export function playersTeamKey(teamId: string): string {
  return `${PLAYERS_TEAM}:${teamId}`;
}
