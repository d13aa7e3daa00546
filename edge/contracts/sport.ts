import * as v from 'valibot';

/** A sport of spec point 3: `radarId` is `sr:sport:1` for football, `key` stands in paths. */
export const sportWireSchema = v.object({
  id: v.number(),
  radarId: v.string(),
  key: v.string(),
  name: v.string(),
});
export type SportWire = v.InferOutput<typeof sportWireSchema>;

/** `GET /v1/sports`: every sport, the main ones first. */
export const sportListSchema = v.array(sportWireSchema);
