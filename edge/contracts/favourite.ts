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
 * A favourite of spec point 3. Pages show `shortName`, or `name` if that is empty. `relatedName` is
 * the name of a team's sport, a match's league or a player's team.
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
  /** For a player: the teams whose matches the fan follows. */
  teamIds: v.optional(v.array(idSchema)),
});
export type FavouriteItem = v.InferOutput<typeof favouriteItemSchema>;

/** `listFavourites`: most recently added first. */
export const favouriteListSchema = rowsSchema(favouriteItemSchema);

/** Input of `addFavourites` and similar calls. Repeated names count once. */
export const favouriteNamesSchema = v.pipe(
  v.array(v.object({ type: favouriteTypeSchema, favouriteItemId: idSchema })),
  v.maxLength(MAX_FAVOURITES, `at most ${MAX_FAVOURITES} at a time`),
);

/**
 * `countFavouriteMatches`: `all` is the sum of the three others and of matches that are off, such
 * as postponed ones.
 */
export const favouriteCountsSchema = v.object({
  all: figureSchema,
  live: figureSchema,
  fixtures: figureSchema,
  results: figureSchema,
});
export type FavouriteCounts = v.InferOutput<typeof favouriteCountsSchema>;
