import * as v from 'valibot';

/** A batch of a visit's recording; its events are rrweb's own. */
export const recordedSchema = v.looseObject({
  session: v.string(),
  sequence: v.number(),
  user: v.nullable(v.string()),
  events: v.array(v.looseObject({ type: v.number(), timestamp: v.number() })),
});
export type Recorded = v.InferOutput<typeof recordedSchema>;
