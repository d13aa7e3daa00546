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
    /** Address of the provider's page, which the browser opens. */
    url: v.pipe(v.string(), v.url()),
    /** The provider returns it with the visitor. Valid once, in this browser. */
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
    summary: 'Providers with which visitors can sign in',
    isSpecified: false,
  },
  getSocialAuthUrl: {
    summary: 'Starts a sign-in with a provider, and answers the address that the browser opens',
    isSpecified: false,
    refuses:
      'a captcha is required (state 11813), because more than a hundred sign-ins were started from the network, or five hundred from its /48, within 15 minutes',
    takesCaptcha: 'at-times',
    fails: { 503: 'The provider does not answer' },
  },
  finishSocialSignIn: {
    summary: 'Signs in with the response of the provider',
    isSpecified: false,
    refuses:
      'this browser did not start the sign-in, the sign-in was used already or is too old, or the provider rejects it',
    fails: {
      409: 'The provider has not confirmed an e-mail address of the visitor (state 11834), or an account that is not linked to the provider has it (11832)',
      429: 'State 11828: the IPv4 address has opened 2,000 accounts within thirty days, or the /48 1,000, of which a /64 has a quarter of what is left at most',
      503: 'The provider does not answer',
    },
  },
} satisfies Record<string, CallText>;
