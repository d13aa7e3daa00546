import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import type { ApiCall, CallText } from './api-call.ts';
import { NO_BETTING_SITE } from './messages.ts';
import { idSchema, textSchema } from './primitives.ts';
import { PRODUCT } from './product.ts';
import { identifierInput, NOTHING, passwordInput, proofInput, tokensSchema } from './tokens.ts';

/** Providers with whose accounts users can sign in. */
export const PROVIDERS = ['google', 'apple'] as const;
export type Provider = (typeof PROVIDERS)[number];
/** Names of the providers, the same in every language. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', apple: 'Apple' };

export const profileSchema = v.object({
  userId: idSchema,
  email: v.nullable(v.string()),
  /** E.164 */
  phone: v.nullable(v.string()),
  username: v.nullable(v.string()),
  statusMessage: v.nullable(textSchema),
  avatarUri: v.nullable(v.string()),
  countryCode: v.nullable(v.string()),
  /** Public id that identifies the user anonymously to others, such as a video player. */
  uniqueHashKey: v.string(),
  hasPassword: v.boolean(),
  ageVerified: v.boolean(),
  createdAt: timeSchema,
  providers: v.array(v.picklist(PROVIDERS)),
  /** Ids of the linked accounts at the betting site. */
  bettingAccounts: v.optional(v.array(idSchema), []),
  /**
   * False while only a betting site, or a provider that does not host the address, vouches for it.
   * The first confirmed code then ends all other sessions and all calendars and unlinks the betting
   * accounts. Unless a session of the account presents it, it also unlinks the provider, empties the
   * profile, and makes the comments those of a deleted account.
   */
  addressConfirmed: v.optional(v.boolean(), true),
});
export type Profile = v.InferOutput<typeof profileSchema>;

export const getProfile = {
  api: 'patron',
  method: 'GET',
  path: '/v2/patron-user/profile',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({}),
  data: profileSchema,
} as const satisfies ApiCall;

export const confirmPassword = {
  api: 'patron',
  method: 'POST',
  path: '/v3/patron-user/confirm/password',
  caller: 'signed-in',
  cache: 'no-store',
  encrypted: true,
  mayBePlain: true,
  input: v.object({
    body: v.union(
      [v.object({ password: passwordInput }), v.object({ otpToken: proofInput })],
      'takes password, or otpToken',
    ),
  }),
  data: v.object({ token: v.string() }),
} as const satisfies ApiCall;

export const updatePassword = {
  api: 'patron',
  method: 'POST',
  path: '/v3/patron-user/update/password',
  caller: 'signed-in',
  cache: 'no-store',
  encrypted: true,
  input: v.object({ body: v.object({ token: proofInput, password: passwordInput }) }),
  data: tokensSchema,
} as const satisfies ApiCall;

const resetInput = v.object({ body: v.object({ otpToken: proofInput, password: passwordInput }) });

export const resetPasswordByEmail = {
  api: 'patron',
  method: 'POST',
  path: '/v3/patron-user/email/reset/password',
  caller: 'anyone',
  cache: 'no-store',
  encrypted: true,
  input: resetInput,
  data: NOTHING,
} as const satisfies ApiCall;

export const resetPassword = {
  api: 'patron',
  method: 'POST',
  path: '/v2/patron-user/password/reset',
  caller: 'anyone',
  cache: 'no-store',
  encrypted: true,
  input: resetInput,
  data: NOTHING,
} as const satisfies ApiCall;

export const deleteAccount = {
  api: 'patron',
  method: 'DELETE',
  path: '/v3/patron-user/delete',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({ body: v.object({ token: proofInput }) }),
  data: NOTHING,
} as const satisfies ApiCall;

export const updateUsername = {
  api: 'patron',
  method: 'POST',
  path: '/patronUser/updateUsername',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({ body: v.object({ username: v.pipe(v.string(), v.maxLength(200)) }) }),
  data: v.object({ username: v.string() }),
} as const satisfies ApiCall;

export const updateStatusMessage = {
  api: 'patron',
  method: 'POST',
  path: '/patronUser/updateStatusMessage',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({ body: v.object({ statusMessage: textSchema }) }),
  data: v.object({ statusMessage: v.nullable(v.string()) }),
} as const satisfies ApiCall;

/** Links a betting account to the signed-in user. */
export const linkBettingAccount = {
  api: 'patron',
  method: 'POST',
  path: `/v2/patron-user/${PRODUCT}bet/sync`,
  caller: 'signed-in',
  cache: 'no-store',
  encrypted: true,
  mayBePlain: true,
  input: v.object({
    body: v.object({
      identifier: identifierInput,
      password: passwordInput,
      /** From `confirmPassword`, because the betting account becomes a way to sign in. */
      token: proofInput,
      /** Whether to unlink the betting account from another account that it is linked to. */
      keep: v.optional(v.boolean()),
    }),
  }),
  missing: NO_BETTING_SITE,
  data: v.object({ linked: v.literal(true), account: v.string() }),
} as const satisfies ApiCall;

const OFTEN =
  'State 11812: more than ten calls with proofs of this account within 15 minutes, or too many passwords are being checked, which lasts two seconds. `Retry-After` tells them apart';
const NO_PASSWORD = 'the proof is spent or too old, or the password breaks a rule';

/** Documentation of the calls. */
export default {
  getProfile: { summary: 'Profile of the signed-in user', isSpecified: true },
  confirmPassword: {
    summary:
      "Confirms the signed-in user's identity again. The token allows one change or the deletion",
    isSpecified: true,
    refuses:
      'body is malformed, or otpToken is spent, too old or not for an address of the account',
    fails: {
      403: 'The password is wrong',
      429: 'State 11812: more than ten wrong passwords, or thirty passwords in total, within 15 minutes',
    },
  },
  updatePassword: {
    summary: 'Changes the password and ends all other sessions',
    isSpecified: true,
    refuses: NO_PASSWORD,
    fails: { 429: OFTEN },
  },
  resetPasswordByEmail: {
    summary:
      'Sets a new password with a code that was sent by e-mail; ends all sessions and calendars, and unlinks betting accounts',
    isSpecified: true,
    refuses: NO_PASSWORD,
    fails: { 429: OFTEN },
  },
  resetPassword: {
    summary:
      'Sets a new password with a code that was sent by SMS; ends all sessions and calendars, and unlinks betting accounts',
    isSpecified: true,
    refuses: NO_PASSWORD,
    fails: { 429: OFTEN },
  },
  deleteAccount: {
    summary: 'Deletes the account and all personal data',
    isSpecified: true,
    refuses: 'the token is spent or too old',
  },
  updateUsername: {
    summary: 'Changes the username',
    isSpecified: true,
    refuses: 'the name is not 3 to 20 letters, digits or _',
    fails: {
      409: 'Another account has the username, or it is reserved for staff (state 11837)',
      429: 'State 11812: more than ten usernames of the account within a day',
    },
  },
  updateStatusMessage: {
    summary: 'Changes the status message; an empty one removes it',
    isSpecified: true,
    refuses: 'the message is longer than 160 characters',
    fails: { 429: 'State 11812: more than thirty status messages of the account within an hour' },
  },
  linkBettingAccount: {
    summary: 'Links an account of the betting site, with which the user can sign in from then on',
    isSpecified: true,
    refuses:
      'body is malformed, the token is spent or too old, or a captcha is required after many attempts (state 11813)',
    takesCaptcha: 'at-times',
    fails: {
      403: 'The credentials are wrong',
      409: 'The betting account is linked to another account: with keep it moves to this one',
      429: 'State 11812: ten tries of the betting account from this network, or a thousand wrong tries from this network, within 15 minutes; or the betting site has too many',
      503: 'The betting site does not answer',
    },
  },
} satisfies Record<string, CallText>;
