import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { identifierInput, proofInput } from './tokens.ts';

/** Purposes of a code; `verify` is for an address of the signed-in user. */
const PURPOSES = ['register', 'signin', 'reset', 'verify'] as const;

export type Purpose = (typeof PURPOSES)[number];

const purposeInput = v.picklist(PURPOSES, 'purpose is register, signin, reset or verify');
const requestInput = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** As typed: a malformed code counts as wrong. */
const codeInput = v.pipe(v.string(), v.trim(), v.maxLength(50));

/**
 * From `confirmPassword`, if signed in: with it a code for `verify` adds the address to the account as a way
 * to sign in.
 */
const addingInput = {
  token: v.optional(proofInput),
  /** True to replace the account's address of its kind. */
  replace: v.optional(v.boolean()),
};

const seconds = v.pipe(v.number(), v.integer());
const waits = {
  /** Lifetime of the code, s. */
  expiresIn: seconds,
  /** Wait before another request, s. */
  resendIn: seconds,
};

const confirmed = v.object({
  /** Proves once, within ten minutes, that the address is the caller's. */
  otpToken: v.string(),
});

export const acquireEmailOtp = {
  api: 'patron',
  method: 'POST',
  path: '/v3/patron-user/email/acquireOtp',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({ body: v.object({ email: identifierInput, purpose: purposeInput }) }),
  data: v.object({ requestId: v.string(), ...waits }),
} as const satisfies ApiCall;

export const verifyEmailOtp = {
  api: 'patron',
  method: 'POST',
  path: '/v3/patron-user/email/verifyOtp',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({
    body: v.object({ requestId: requestInput, code: codeInput, ...addingInput }),
  }),
  data: confirmed,
} as const satisfies ApiCall;

/** Begins with a phone number, parsed for a country. */
export const openPhoneOtp = {
  api: 'patron',
  method: 'POST',
  path: '/phone/otp/session',
  caller: 'anyone',
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
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({
    body: v.object({ sessionId: requestInput, code: codeInput, ...addingInput }),
  }),
  data: confirmed,
} as const satisfies ApiCall;

const STRANGER = 'To verify an address one has to be signed in';
const ACQUIRING = {
  429: 'State 11812: within the hour the network has asked for five codes for this address, or for as many in total as the operator allows (five). State 11825: no more SMS are sent within the hour. The captcha is spent, and another does not help',
  503: 'Nobody is set to deliver it, or who is did not take it',
} as const;
const VERIFYING = {
  refuses:
    'the code is wrong (state 11810), the request is unknown, too old or done (11811), token proves nothing (11840), or many codes were wrong lately and a captcha is asked for (11813)',
  fails: {
    401: 'To add an address one has to be signed in',
    409: 'Another account has the address by now (state 11832), or this one has another of its kind and replace is not set (11835, which spends neither code nor token)',
    429: 'State 11812: the code was tried five times, so that even the right one is refused: request a new one, and wait for nothing',
  },
  takesCaptcha: 'at-times',
} as const;
const CAPTCHA =
  'the captcha that `Captcha-Token` and `Captcha-Uuid` name is none, or took too little work (state 11819: ask for twice as much)';

/** Documentation of the calls. */
export default {
  acquireEmailOtp: {
    summary: 'Sends a code by e-mail; says nothing about whether an account has the address',
    isSpecified: true,
    refuses: `email is no address, or ${CAPTCHA}`,
    takesCaptcha: 'always',
    takesLanguage: true,
    fails: { 401: STRANGER, ...ACQUIRING },
  },
  verifyEmailOtp: {
    summary:
      'Confirms an e-mail address by the code that was sent to it; with token adds it to the account',
    isSpecified: true,
    ...VERIFYING,
  },
  openPhoneOtp: {
    summary: 'Reads a phone number, to which a code may then be sent',
    isSpecified: true,
    takesCountry: true,
    refuses:
      'phone is no number, of countryCode where it has no country of its own; no mobile number (state 11826); or of a country that no SMS are sent to (11818)',
    fails: {
      401: STRANGER,
      429: 'State 11812: a hundred numbers from one network within the hour',
    },
  },
  acquirePhoneOtp: {
    summary: 'Sends a code by SMS; says nothing about whether an account has the number',
    isSpecified: true,
    refuses: `sessionId is unknown or too old, or ${CAPTCHA}`,
    takesCaptcha: 'always',
    takesLanguage: true,
    fails: ACQUIRING,
  },
  verifyPhoneOtp: {
    summary:
      'Confirms a phone number by the code that was sent to it; with token adds it to the account',
    isSpecified: true,
    ...VERIFYING,
  },
} satisfies Record<string, CallText>;
