import * as v from 'valibot';

/** The envelope of every JSON answer: `{data, state?, message?}` (design §4). */
export function envelopeSchema<const Schema extends v.GenericSchema>(data: Schema) {
  return v.object({ data, state: v.optional(v.number()), message: v.optional(v.string()) });
}

/** Body of an error: `state` is one of the spec's own numbers (40002, 11810) where it has one. */
export const errorBodySchema = v.object({
  message: v.string(),
  state: v.optional(v.number()),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
