import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { NO_BETTING_SITE } from './messages.ts';
import { identifierInput, NOTHING, passwordInput, proofInput, tokensSchema } from './tokens.ts';

const credentialsInput = v.object({ identifier: identifierInput, password: passwordInput });

const signInInput = v.object({
  body: v.union(
    [credentialsInput, v.object({ otpToken: proofInput })],
    'takes identifier and password, or otpToken',
  ),
});

export const getEncryptionKey = {
  api: 'patron',
  method: 'GET',
  path: '/v3/patron-user/encryption-key',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({}),
  data: v.object({
    /** A public JWK. */
    key: v.object({
      kty: v.literal('EC'),
      crv: v.literal('P-256'),
      x: v.string(),
      y: v.string(),
      alg: v.literal('ECDH-ES'),
      use: v.literal('enc'),
    }),
    /** Id of the key; encrypted calls send it in the header `ursId`. */
    kid: v.string(),
    /** Time at which the key expires, ms. */
    expiresAt: v.pipe(v.number(), v.integer()),
    /** The API's current time, ms. Clients derive the `iat` (s) of an encrypted body from it. */
    now: v.pipe(v.number(), v.integer()),
  }),
} as const satisfies ApiCall;

export const resolveIdentifier = {
  api: 'patron',
  method: 'POST',
  path: '/v2/patron-user/resolve',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({ body: v.object({ identifier: identifierInput }) }),
  data: v.object({ kind: v.picklist(['email', 'phone']), identifier: v.string() }),
} as const satisfies ApiCall;

export const signInByPhone = {
  api: 'patron',
  method: 'POST',
  path: '/v2/patron-user/signin',
  caller: 'anyone',
  cache: 'no-store',
  encrypted: true,
  input: signInInput,
  data: tokensSchema,
} as const satisfies ApiCall;

export const signIn = {
  api: 'patron',
  method: 'POST',
  path: '/v3/patron-user/signin',
  caller: 'anyone',
  cache: 'no-store',
  encrypted: true,
  input: signInInput,
  data: tokensSchema,
} as const satisfies ApiCall;

export const register = {
  api: 'patron',
  method: 'POST',
  path: '/v2/patron-user/register',
  caller: 'anyone',
  cache: 'no-store',
  encrypted: true,
  input: v.object({
    body: v.object({
      otpToken: proofInput,
      password: passwordInput,
      countryCode: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'two small letters'))),
      username: v.optional(v.string()),
    }),
  }),
  data: tokensSchema,
} as const satisfies ApiCall;

export const renewTokens = {
  api: 'patron',
  method: 'POST',
  path: '/v2/patron-user/renew',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({ body: v.object({ renewalToken: v.pipe(v.string(), v.maxLength(200)) }) }),
  data: tokensSchema,
} as const satisfies ApiCall;

export const signOut = {
  api: 'patron',
  method: 'GET',
  path: '/v2/patron-user/signout',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({}),
  data: NOTHING,
} as const satisfies ApiCall;

/** Signs in with an account of the betting site. */
export const syncAccount = {
  api: 'patron',
  method: 'POST',
  path: '/v3/patron-user/sync',
  caller: 'anyone',
  cache: 'no-store',
  encrypted: true,
  input: v.object({ body: credentialsInput }),
  missing: NO_BETTING_SITE,
  data: tokensSchema,
} as const satisfies ApiCall;

const OFTEN =
  'State 11812: ten tries of this account from this network, or a thousand wrong tries from this network, within 15 minutes; or too many passwords are being checked, which lasts two seconds. `Retry-After` tells them apart';
const CAPTCHA =
  'a captcha is required after many attempts (state 11813: solve one and repeat the call with `Captcha-Token` and `Captcha-Uuid`), or that captcha is invalid (11814)';
const WRONG = 'No account has these credentials';

/** Documentation of the calls. */
export default {
  getEncryptionKey: {
    summary: 'The public key for encrypted bodies (ECDH-ES, A256GCM)',
    isSpecified: false,
  },
  resolveIdentifier: {
    summary: 'Whether an identifier is an e-mail address or a phone number, with its normal form',
    isSpecified: true,
    takesCountry: true,
    refuses: 'identifier is neither',
  },
  signInByPhone: {
    summary: 'Signs in by phone number or e-mail address and password, or by a confirmed code',
    isSpecified: true,
    takesCountry: true,
    refuses: `body is malformed, encrypted for another key (state 11816: fetch the key again, once) or too long ago (11817); ${CAPTCHA}`,
    takesCaptcha: 'at-times',
    takesDeviceToken: true,
    fails: { 401: WRONG, 429: OFTEN },
  },
  signIn: {
    summary: 'Signs in by e-mail address or phone number and password, or by a confirmed code',
    isSpecified: true,
    takesCountry: true,
    refuses: `body is malformed, encrypted for another key (state 11816: fetch the key again, once) or too long ago (11817); ${CAPTCHA}`,
    takesCaptcha: 'at-times',
    takesDeviceToken: true,
    fails: { 401: WRONG, 429: OFTEN },
  },
  register: {
    summary: 'Creates an account for an address that a code has confirmed',
    isSpecified: true,
    takesCountry: true,
    refuses: 'otpToken is invalid, used or too old, or the password or username breaks a rule',
    fails: {
      409: 'Another account has the address or the username, or the username is reserved for staff (state 11837)',
      429: 'State 11812: more than ten tries for the address within 15 minutes, or too many passwords are being checked, which lasts two seconds. `Retry-After` tells them apart. State 11828: the IPv4 address has opened 2,000 accounts within thirty days, or the /48 1,000, of which a /64 has a quarter of what is left at most',
    },
  },
  renewTokens: {
    summary:
      'Renews a session with its renewal token, and answers a new one. A browser sends no body, because its cookies contain the token',
    isSpecified: true,
    mayOmitBody: true,
    refuses: 'renewalToken is missing',
    fails: { 401: 'The session has ended' },
  },
  signOut: { summary: 'Ends the session', isSpecified: true },
  syncAccount: {
    summary: 'Signs in with an account of the betting site',
    isSpecified: true,
    refuses: `body is malformed, encrypted for another key (state 11816: fetch the key again, once) or too long ago (11817); ${CAPTCHA}`,
    takesCaptcha: 'at-times',
    fails: {
      401: WRONG,
      409: 'An account that is not linked to the betting account has its e-mail address or phone number, or the betting site knows neither',
      429: 'State 11812: ten tries of the betting account from this network, or a thousand wrong tries from this network, within 15 minutes; or the betting site has too many. State 11828: the IPv4 address has opened 2,000 accounts within thirty days, or the /48 1,000, of which a /64 has a quarter of what is left at most',
      503: 'The betting site does not answer',
    },
  },
} satisfies Record<string, CallText>;
