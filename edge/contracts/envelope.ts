import * as v from 'valibot';

/** Returns the schema of a JSON answer's envelope: `{data, state?, message?}` (design §4). */
export function envelopeSchema<const Schema extends v.GenericSchema>(data: Schema) {
  return v.object({ data, state: v.optional(v.number()), message: v.optional(v.string()) });
}

/**
 * Body of an error. `state` is a number of `STATE`, which selects a page's text; absent for other
 * errors.
 */
export const errorBodySchema = v.object({
  message: v.string(),
  state: v.optional(v.number()),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
