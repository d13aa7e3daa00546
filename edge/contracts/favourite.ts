import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { FAVOURITE_TYPE } from './favourite-key.ts';
import { figureSchema, idSchema, kitWireSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

export const favouriteTypeSchema = v.picklist(
  Object.values(FAVOURITE_TYPE),
  'type must be 10, 20, 30, 40 or 50',
);

/** Most favourites of one fan, and most matches among them. */
export const MAX_FAVOURITES = 500;
export const MAX_FAVOURITE_MATCHES = 200;

const orUnknown = v.optional(v.nullable(textSchema));

/**
 * A favourite of spec point 3. Pages show `shortName`, or `name` where that is empty; `relatedName` is what
 * it belongs to: a team's sport, a match's league, a player's team.
 */
export const favouriteItemSchema = v.object({
  favouriteItemId: idSchema,
  type: favouriteTypeSchema,
  logoUri: orUnknown,
  /** For a team. */
  kit: kitWireSchema,
  shortName: orUnknown,
  name: textSchema,
  relatedName: orUnknown,
  radarId: v.optional(v.nullable(idSchema)),
  fixtureSportId: v.optional(v.nullable(figureSchema)),
  /** For a match, ms. */
  fixtureStartTime: v.optional(v.nullable(timeSchema)),
  /** For a player: the teams whose matches are the fan's. */
  teamIds: v.optional(v.array(idSchema)),
});
export type FavouriteItem = v.InferOutput<typeof favouriteItemSchema>;

/** `listFavourites`: the latest first. */
export const favouriteListSchema = rowsSchema(favouriteItemSchema);

/** `addFavourites` and similar: repeated names count once. */
export const favouriteNamesSchema = v.pipe(
  v.array(v.object({ type: favouriteTypeSchema, favouriteItemId: idSchema })),
  v.maxLength(MAX_FAVOURITES, `at most ${MAX_FAVOURITES} at a time`),
);

/** `countFavouriteMatches`: `all` sums the three and those that are off. */
export const favouriteCountsSchema = v.object({
  all: figureSchema,
  live: figureSchema,
  fixtures: figureSchema,
  results: figureSchema,
});
export type FavouriteCounts = v.InferOutput<typeof favouriteCountsSchema>;
