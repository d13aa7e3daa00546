/** Types of favourites, by the codes of spec point 3; players are our own. */
export const FAVOURITE_TYPE = { sport: 10, league: 20, team: 30, match: 40, player: 50 } as const;
export type FavouriteType = (typeof FAVOURITE_TYPE)[keyof typeof FAVOURITE_TYPE];

/** Identifies a favourite: two of different types may have the same id. */
export interface FavouriteName {
  type: FavouriteType;
  favouriteItemId: string;
}

/** Joins both parts of a favourite's name: '30:t-7'. */
export function favouriteKey({ type, favouriteItemId }: FavouriteName): string {
  return `${type}:${favouriteItemId}`;
}

/** The code of keys that stand for a team because one of its players is a favourite. */
const PLAYERS_TEAM = 35;

/** Returns the key of a team whose matches are a fan's because of a player: '35:t-7'. */
export function playersTeamKey(teamId: string): string {
  return `${PLAYERS_TEAM}:${teamId}`;
}
