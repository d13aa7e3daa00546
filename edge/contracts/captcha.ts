import * as v from 'valibot';

/** A challenge for a browser in altcha's format. The signature covers all parameters. */
export const challengeSchema = v.object({
  parameters: v.object({
    algorithm: v.literal('PBKDF2/SHA-256'),
    nonce: v.string(),
    salt: v.string(),
    cost: v.pipe(v.number(), v.integer()),
    keyLength: v.pipe(v.number(), v.integer()),
    keyPrefix: v.string(),
    keySignature: v.string(),
    /** s since 1970 */
    expiresAt: v.pipe(v.number(), v.integer()),
    data: v.object({
      uuid: v.string(),
      /** Required work, as a multiple of the usual. */
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
