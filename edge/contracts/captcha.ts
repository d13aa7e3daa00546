import * as v from 'valibot';

/** A browser's task in altcha's format; the signature covers all of it. */
export const challengeSchema = v.object({
  parameters: v.object({
    algorithm: v.literal('PBKDF2/SHA-256'),
    nonce: v.string(),
    salt: v.string(),
    cost: v.pipe(v.number(), v.integer()),
    keyLength: v.pipe(v.number(), v.integer()),
    keyPrefix: v.string(),
    keySignature: v.string(),
    /** s */
    expiresAt: v.pipe(v.number(), v.integer()),
    data: v.object({
      uuid: v.string(),
      /** Multiple of the usual work. */
      work: v.optional(v.pipe(v.number(), v.integer())),
    }),
  }),
  signature: v.string(),
});
export type Challenge = v.InferOutput<typeof challengeSchema>;

/** A decoded altcha payload. */
export const solutionSchema = v.object({
  challenge: challengeSchema,
  solution: v.object({ counter: v.pipe(v.number(), v.integer()), derivedKey: v.string() }),
});
