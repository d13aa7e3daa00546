import * as v from 'valibot';

/** What a sign-in answers. Of a browser the edge keeps `renewalToken` in a cookie; an app is answered it. */
export const tokensSchema = v.object({
  accessToken: v.string(),
  renewalToken: v.optional(v.string()),
  /**
   * Sent back with later sign-ins as the header `Device-Token`: others' wrong passwords then ask this
   * device for no captcha. It stays at the edge too.
   */
  deviceToken: v.optional(v.string()),
  /** Life of the access token, s. */
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Tokens = v.InferOutput<typeof tokensSchema>;

/** A random token that stands for something proved: a code or a password that was right. */
export const proofInput = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** An e-mail address or a phone number, as a person types it. */
export const identifierInput = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254));

/** Longer than any that is taken: how long it may be is said with a number, by the call. */
export const passwordInput = v.pipe(v.string(), v.maxLength(1_000));

export const NOTHING = v.object({});
