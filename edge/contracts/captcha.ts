import * as v from 'valibot';

/** What a browser works on, as altcha has it; the signature covers all of it. */
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
      /** As a multiple of the usual. */
      work: v.optional(v.pipe(v.number(), v.integer())),
    }),
  }),
  signature: v.string(),
});
export type Challenge = v.InferOutput<typeof challengeSchema>;

/** What an altcha payload holds, once decoded. */
export const solutionSchema = v.object({
  challenge: challengeSchema,
  solution: v.object({ counter: v.pipe(v.number(), v.integer()), derivedKey: v.string() }),
});
