import * as v from 'valibot';

/**
 * Response of a sign-in. The edge moves `renewalToken` into a cookie for a browser; an app receives
 * it.
 */
export const tokensSchema = v.object({
  accessToken: v.string(),
  renewalToken: v.optional(v.string()),
  /**
   * Clients send it with later sign-ins in the header `Device-Token`, so that wrong passwords of
   * others require no captcha on this device. For a browser, the edge moves it into a cookie too.
   */
  deviceToken: v.optional(v.string()),
  /** Lifetime of the access token, s. */
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Tokens = v.InferOutput<typeof tokensSchema>;

/** A random token that proves that a code or a password was right. */
export const proofInput = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** An e-mail address or a phone number, as typed. */
export const identifierInput = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254));

/**
 * A password. The limit is above the real one, which the call itself checks and reports with a
 * state.
 */
export const passwordInput = v.pipe(v.string(), v.maxLength(1_000));

export const NOTHING = v.object({});
