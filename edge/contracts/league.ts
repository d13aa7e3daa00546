import * as v from 'valibot';

/** A league of the catalogue. `leagueCountry` is an ISO 3166 code in lower case, or 'int'. */
export const leagueWireSchema = v.object({
  leagueId: v.string(),
  /** What `events/tournament/{leagueRadarId}` is called with. */
  leagueRadarId: v.optional(v.string()),
  leagueName: v.string(),
  leagueSportId: v.number(),
  leagueCountry: v.nullable(v.string()),
});
export type LeagueWire = v.InferOutput<typeof leagueWireSchema>;

/** `GET /v1/leagues?sportId`: by name. */
export const leagueListSchema = v.array(leagueWireSchema);
