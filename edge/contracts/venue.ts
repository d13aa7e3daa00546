import * as v from 'valibot';

/** A ground. `venueCountry` is an ISO 3166 code in lower case; null is not known. */
export const venueWireSchema = v.object({
  venueId: v.string(),
  venueName: v.string(),
  venueCity: v.nullable(v.string()),
  venueCountry: v.nullable(v.string()),
  venueCapacity: v.nullable(v.number()),
});
export type VenueWire = v.InferOutput<typeof venueWireSchema>;
