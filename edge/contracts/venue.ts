import * as v from 'valibot';
import { figureSchema, idSchema, textSchema } from './primitives.ts';

/** A ground. `venueCountry` has the format of `leagueCountry`; null if unknown. */
export const venueWireSchema = v.object({
  venueId: idSchema,
  venueName: textSchema,
  venueCity: v.nullable(textSchema),
  venueCountry: v.nullable(textSchema),
  venueCapacity: v.nullable(figureSchema),
});
export type VenueWire = v.InferOutput<typeof venueWireSchema>;
