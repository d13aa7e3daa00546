import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import type { ApiCall, CallText } from './api-call.ts';
import { idSchema, textSchema } from './primitives.ts';
import { PRODUCT } from './product.ts';
import { identifierInput, NOTHING, passwordInput, proofInput, tokensSchema } from './tokens.ts';

/** Providers of accounts to sign in with. */
export const PROVIDERS = ['google', 'apple'] as const;
export type Provider = (typeof PROVIDERS)[number];
/** As their owners write them, in any language. */
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
  /** Identifies the user to others, such as a video player, anonymously. */
  uniqueHashKey: v.string(),
  hasPassword: v.boolean(),
  ageVerified: v.boolean(),
  createdAt: timeSchema,
  providers: v.array(v.picklist(PROVIDERS)),
  /** Ids of the linked accounts at the betting site. */
  bettingAccounts: v.optional(v.array(idSchema), []),
  /**
   * False while only a betting site vouches for the address: the first confirmed code ends all other
   * sessions, and unlinks the betting accounts.
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
      /** From `confirmPassword`: the betting account becomes a way in. */
      token: proofInput,
      /** True to unlink it from its current account. */
      keep: v.optional(v.boolean()),
    }),
  }),
  data: v.object({ linked: v.literal(true), account: v.string() }),
} as const satisfies ApiCall;

const OFTEN =
  'State 11812: the proof was shown ten times within 15 minutes, or too many passwords are being checked, for two seconds; `Retry-After` tells them apart';
const NO_PASSWORD = 'the proof is spent or too old, or the password cannot be one';

/** Documentation of the calls. */
export default {
  getProfile: { summary: 'Who is signed in', isSpecified: true },
  confirmPassword: {
    summary: 'Proves again who is signed in: the token is for one change or the deletion',
    isSpecified: true,
    refuses: 'body is malformed, or otpToken is not of an address of the account',
    fails: {
      403: 'The password is wrong',
      429: 'State 11812: ten wrong tries within 15 minutes, or thirty of any',
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
      'Sets a new password by a code that was sent by e-mail; all sessions and linked betting accounts end',
    isSpecified: true,
    refuses: NO_PASSWORD,
    fails: { 429: OFTEN },
  },
  resetPassword: {
    summary:
      'Sets a new password by a code that was sent by SMS; all sessions and linked betting accounts end',
    isSpecified: true,
    refuses: NO_PASSWORD,
    fails: { 429: OFTEN },
  },
  deleteAccount: {
    summary: 'Erases the account and all that is personal',
    isSpecified: true,
    refuses: 'the token is spent or too old',
  },
  updateUsername: {
    summary: 'Changes the username',
    isSpecified: true,
    refuses: 'the name is not 3 to 20 letters, digits or _',
    fails: { 409: 'Somebody else has it, or it is kept for staff (state 11837)' },
  },
  updateStatusMessage: {
    summary: 'Changes the status message; an empty one removes it',
    isSpecified: true,
    refuses: 'the message is longer than 160 characters',
  },
  linkBettingAccount: {
    summary: 'Links an account of the betting site, with which one can sign in from then on',
    isSpecified: true,
    refuses: 'body is malformed, or the token is spent or too old',
    fails: {
      403: 'The credentials are wrong',
      409: 'It is linked to another account: with keep it moves here',
      429: 'State 11812: ten tries of the betting account within 15 minutes',
      503: 'No betting site is set',
    },
  },
} satisfies Record<string, CallText>;
