import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * A league of the catalogue. `leagueCountry` is an ISO 3166-1 code of two letters in lower case,
 * that of a part which plays for itself ('gb-eng'), 'int' for a league of none, or what its source
 * calls it where that is none of the known codes.
 */
export const leagueWireSchema = v.object({
  leagueId: idSchema,
  /** What `events/tournament/{leagueRadarId}` is called with. */
  leagueRadarId: v.optional(idSchema),
  leagueName: textSchema,
  leagueSportId: figureSchema,
  leagueCountry: v.nullable(textSchema),
  /** Absolute address of a picture (spec point 3). */
  leagueLogoUri: v.optional(v.nullable(textSchema)),
  /** How important it is among those of its sport, 1 the most. */
  leagueRank: v.optional(v.nullable(figureSchema)),
});
export type LeagueWire = v.InferOutput<typeof leagueWireSchema>;

/** `listLeagues`: by name. */
export const leagueListSchema = rowsSchema(leagueWireSchema);
