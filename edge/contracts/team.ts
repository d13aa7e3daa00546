import * as v from 'valibot';

/** A team, or a player in sports of single players. */
export const teamWireSchema = v.object({
  teamId: v.string(),
  teamName: v.string(),
  teamShortName: v.string(),
  teamSportId: v.number(),
});
export type TeamWire = v.InferOutput<typeof teamWireSchema>;
