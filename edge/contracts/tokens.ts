import * as v from 'valibot';

/** Response of a sign-in. For a browser the edge keeps `renewalToken` in a cookie; an app receives it. */
export const tokensSchema = v.object({
  accessToken: v.string(),
  renewalToken: v.optional(v.string()),
  /**
   * Sent with later sign-ins as the header `Device-Token`: others' wrong passwords then cause no captcha on
   * this device. The edge keeps it too.
   */
  deviceToken: v.optional(v.string()),
  /** Life of the access token, s. */
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Tokens = v.InferOutput<typeof tokensSchema>;

/** A random token that proves something: a code or a password that was right. */
export const proofInput = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** An e-mail address or a phone number, as typed. */
export const identifierInput = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254));

/** Above the real limit: the call itself reports that limit, with a number. */
export const passwordInput = v.pipe(v.string(), v.maxLength(1_000));

export const NOTHING = v.object({});
