import * as v from 'valibot';

/** A dead letter; its times are ms. */
export const letterSchema = v.object({
  id: v.string(),
  matchId: v.nullable(v.string()),
  body: v.string(),
  error: v.string(),
  tries: v.number(),
  firstAt: v.number(),
  lastAt: v.number(),
});
export type Letter = v.InferOutput<typeof letterSchema>;

export const lettersSchema = v.object({ letters: v.array(letterSchema), total: v.number() });
