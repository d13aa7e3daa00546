import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * A league of the catalogue. `leagueCountry` is an ISO 3166-1 code of two letters in lower case,
 * the code of a part with its own teams ('gb-eng'), 'int' for a league without a country, or the
 * source's own text if that is no known code.
 */
export const leagueWireSchema = v.object({
  leagueId: idSchema,
  /** Parameter of `events/tournament/{leagueRadarId}`. */
  leagueRadarId: v.optional(idSchema),
  leagueName: textSchema,
  leagueSportId: figureSchema,
  leagueCountry: v.nullable(textSchema),
  /** Absolute address of a picture (spec point 3). */
  leagueLogoUri: v.optional(v.nullable(textSchema)),
  /** Importance within its sport; 1 is the highest. */
  leagueRank: v.optional(v.nullable(figureSchema)),
});
export type LeagueWire = v.InferOutput<typeof leagueWireSchema>;

/** `listLeagues`: by name. */
export const leagueListSchema = rowsSchema(leagueWireSchema);
