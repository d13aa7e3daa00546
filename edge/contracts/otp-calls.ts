import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { identifierInput, proofInput } from './tokens.ts';

/** Purposes of a code. `verify` confirms an address of the signed-in user. */
const PURPOSES = ['register', 'signin', 'reset', 'verify'] as const;

export type Purpose = (typeof PURPOSES)[number];

const purposeInput = v.picklist(PURPOSES, 'purpose is register, signin, reset or verify');
const requestInput = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** The code as typed. A malformed code counts as a wrong one. */
const codeInput = v.pipe(v.string(), v.trim(), v.maxLength(50));

/**
 * Inputs of a signed-in user. With `token` from `confirmPassword`, a code for `verify` adds the
 * address to the account as a way to sign in.
 */
const addingInput = {
  token: v.optional(proofInput),
  /** Whether the address replaces the account's address of the same kind. */
  replace: v.optional(v.boolean()),
};

const seconds = v.pipe(v.number(), v.integer());
const waits = {
  /** Lifetime of the code, s. */
  expiresIn: seconds,
  /** Wait before the next request for a code, s. */
  resendIn: seconds,
};

const confirmed = v.object({
  /** Proves for ten minutes, and once, that the address is the caller's. */
  otpToken: v.string(),
});

export const acquireEmailOtp = {
  api: 'patron',
  method: 'POST',
  path: '/v3/patron-user/email/acquireOtp',
  caller: 'anyone-or-user',
  cache: 'no-store',
  input: v.object({ body: v.object({ email: identifierInput, purpose: purposeInput }) }),
  data: v.object({ requestId: v.string(), ...waits }),
} as const satisfies ApiCall;

export const verifyEmailOtp = {
  api: 'patron',
  method: 'POST',
  path: '/v3/patron-user/email/verifyOtp',
  caller: 'anyone-or-user',
  cache: 'no-store',
  input: v.object({
    body: v.object({ requestId: requestInput, code: codeInput, ...addingInput }),
  }),
  data: confirmed,
} as const satisfies ApiCall;

/** Starts the confirmation of a phone number, which it parses for a country. */
export const openPhoneOtp = {
  api: 'patron',
  method: 'POST',
  path: '/phone/otp/session',
  caller: 'anyone-or-user',
  cache: 'no-store',
  input: v.object({
    body: v.object({
      phone: identifierInput,
      /** ISO 3166 country of a number without a country code. */
      countryCode: v.optional(v.pipe(v.string(), v.maxLength(2))),
      purpose: purposeInput,
    }),
  }),
  data: v.object({
    sessionId: v.string(),
    /** E.164 */
    phone: v.string(),
  }),
} as const satisfies ApiCall;

export const acquirePhoneOtp = {
  api: 'patron',
  method: 'POST',
  path: '/phone/otp/acquire',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({ body: v.object({ sessionId: requestInput }) }),
  data: v.object(waits),
} as const satisfies ApiCall;

export const verifyPhoneOtp = {
  api: 'patron',
  method: 'POST',
  path: '/phone/otp/verify',
  caller: 'anyone-or-user',
  cache: 'no-store',
  input: v.object({
    body: v.object({ sessionId: requestInput, code: codeInput, ...addingInput }),
  }),
  data: confirmed,
} as const satisfies ApiCall;

const STRANGER = 'The purpose verify requires a sign-in';
const ACQUIRING = {
  429: 'State 11812: the sender, an IPv4 address or a /48, has requested five codes for this address within the hour or twenty within the day, or the delivery service takes no more messages for half a minute. States 11825 and 11827: the limit of SMS, or of e-mails, within the hour is reached, of everybody or of this IPv4 address or /48. In all cases the captcha is spent, and another does not help',
  503: 'No SESSION_SECRET or no delivery service is set, or the service did not accept the message',
} as const;
const VERIFYING = {
  refuses:
    'the code is wrong (state 11810); the request is unknown, too old or done (11811); token is invalid, used or too old (11840); or a captcha is required because many recent codes were wrong (11813)',
  fails: {
    401: 'Adding an address requires a sign-in',
    409: 'Another account has the address by now (state 11832), or this account has another address of the kind and replace is not set (11835, which spends neither code nor token)',
    429: 'State 11812: the code was tried five times, or once while its address had twenty wrong codes within a day, so even the right one is refused. Request a new code; waiting does not help',
  },
  takesCaptcha: 'at-times',
} as const;
const CAPTCHA =
  'the captcha of `Captcha-Token` and `Captcha-Uuid` is missing or invalid, or took too little work (state 11819: request one of twice the work)';

/** Documentation of the calls. */
export default {
  acquireEmailOtp: {
    summary: 'Sends a code by e-mail; the answer does not show whether an account has the address',
    isSpecified: true,
    refuses: `email is no e-mail address, or the delivery service refuses it (state 11815), or ${CAPTCHA}`,
    takesCaptcha: 'always',
    takesLanguage: true,
    fails: { 401: STRANGER, ...ACQUIRING },
  },
  verifyEmailOtp: {
    summary:
      'Confirms an e-mail address by the code that was sent to it; with token, adds the address to the account',
    isSpecified: true,
    ...VERIFYING,
  },
  openPhoneOtp: {
    summary: 'Parses a phone number, and opens a request for a code to it',
    isSpecified: true,
    takesCountry: true,
    refuses:
      'phone is not a valid number, read for countryCode if it has no country code (state 11815); is not a mobile number (11826); belongs to a country to which no SMS are sent (11818); or a captcha is required (11813), because the network made more than a hundred requests, or its /48 five hundred, within the hour',
    takesCaptcha: 'at-times',
    fails: { 401: STRANGER },
  },
  acquirePhoneOtp: {
    summary: 'Sends a code by SMS; the answer does not show whether an account has the number',
    isSpecified: true,
    refuses: `sessionId is unknown or too old, the delivery service refuses the number (state 11815), or ${CAPTCHA}`,
    takesCaptcha: 'always',
    takesLanguage: true,
    fails: ACQUIRING,
  },
  verifyPhoneOtp: {
    summary:
      'Confirms a phone number by the code that was sent to it; with token, adds the number to the account',
    isSpecified: true,
    ...VERIFYING,
  },
} satisfies Record<string, CallText>;
