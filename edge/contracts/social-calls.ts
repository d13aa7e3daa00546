import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { PROVIDERS } from './patron-calls.ts';
import { tokensSchema } from './tokens.ts';

const providerInput = v.picklist(PROVIDERS);
/** Opaque value from a provider. */
const opaque = v.pipe(v.string(), v.minLength(1), v.maxLength(4_000));

const NOT_SET_UP = 'Nobody can sign in this way here.';

export const listSocialProviders = {
  api: 'patron',
  method: 'GET',
  path: '/v3/patron-user/social/providers',
  caller: 'anyone',
  cache: 'no-cache',
  input: v.object({}),
  data: v.object({ providers: v.array(v.picklist(PROVIDERS)) }),
} as const satisfies ApiCall;

export const getSocialAuthUrl = {
  api: 'patron',
  method: 'GET',
  path: '/v3/patron-user/social/{provider}/auth-url',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({ provider: providerInput }),
  missing: NOT_SET_UP,
  data: v.object({
    /** The provider's page, for the browser to open. */
    url: v.pipe(v.string(), v.url()),
    /** Returns with the visitor; valid once, in this browser. */
    state: v.string(),
  }),
} as const satisfies ApiCall;

export const finishSocialSignIn = {
  api: 'patron',
  method: 'POST',
  path: '/v3/patron-user/social/{provider}/callback',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({
    provider: providerInput,
    body: v.object({
      code: opaque,
      state: opaque,
      /** Issuer, if the provider sends it (RFC 9207). */
      iss: v.optional(opaque),
    }),
  }),
  missing: NOT_SET_UP,
  data: tokensSchema,
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  listSocialProviders: {
    summary: 'The providers that visitors can sign in with',
    isSpecified: false,
  },
  getSocialAuthUrl: {
    summary: 'Begins a sign-in with a provider: where the browser goes for it',
    isSpecified: false,
    fails: {
      429: 'State 11812: a hundred were begun from one network within 15 minutes',
      503: 'The provider does not answer',
    },
  },
  finishSocialSignIn: {
    summary: 'Signs in with what the provider sent back',
    isSpecified: false,
    refuses: 'the sign-in was not begun by this browser, was used already, or is too old',
    fails: {
      409: 'The provider has not confirmed an e-mail address of the visitor',
      503: 'The provider does not answer',
    },
  },
} satisfies Record<string, CallText>;
