import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { PROVIDERS } from './patron-calls.ts';
import { idSchema } from './primitives.ts';
import { NOTHING, proofInput } from './tokens.ts';

const NOT_LINKED = 'Nothing of this name is linked to the account.';

export const removeAddress = {
  api: 'patron',
  method: 'DELETE',
  path: '/v3/patron-user/addresses/{kind}',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({
    kind: v.picklist(['email', 'phone'], 'kind is email or phone'),
    body: v.object({ token: proofInput }),
  }),
  missing: 'The account has no address of this kind.',
  data: NOTHING,
} as const satisfies ApiCall;

export const unlinkProvider = {
  api: 'patron',
  method: 'DELETE',
  path: '/v3/patron-user/social/{provider}',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({
    provider: v.picklist(PROVIDERS, 'provider is google or apple'),
    body: v.object({ token: proofInput }),
  }),
  missing: NOT_LINKED,
  data: NOTHING,
} as const satisfies ApiCall;

export const unlinkBettingAccount = {
  api: 'patron',
  method: 'DELETE',
  path: '/v3/patron-user/betting',
  caller: 'signed-in',
  cache: 'no-store',
  input: v.object({
    body: v.object({
      /** One of the profile's `bettingAccounts`. */
      account: idSchema,
      token: proofInput,
    }),
  }),
  missing: NOT_LINKED,
  data: NOTHING,
} as const satisfies ApiCall;

const SPENT = 'the token is spent or too old';
const LAST = 'The account has no other confirmed way to sign in';

/** Documentation of the calls. */
export default {
  removeAddress: {
    summary: 'Removes an e-mail address or a phone number; all other sessions end',
    isSpecified: false,
    refuses: `kind is not email or phone, or ${SPENT}`,
    fails: { 409: 'The account has no other address' },
  },
  unlinkProvider: {
    summary: 'Unlinks Google or Apple; all other sessions end',
    isSpecified: false,
    refuses: `provider is not google or apple, or ${SPENT}`,
    fails: { 409: LAST },
  },
  unlinkBettingAccount: {
    summary: 'Unlinks an account of the betting site; all other sessions end',
    isSpecified: false,
    refuses: `body is malformed, or ${SPENT}`,
    fails: { 409: LAST },
  },
} satisfies Record<string, CallText>;
