import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { challengeSchema } from './captcha.ts';

export const getCaptchaConfig = {
  api: 'sms',
  method: 'GET',
  path: '/captcha/config/info',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({}),
  data: v.object({
    /** Whether codes require a solved captcha. */
    isRequired: v.boolean(),
    provider: v.literal('altcha'),
    algorithm: v.literal('PBKDF2/SHA-256'),
    /** Lifetime of a challenge, and of its solution's token, s. */
    expiresIn: v.pipe(v.number(), v.integer()),
  }),
} as const satisfies ApiCall;

export const askCaptcha = {
  api: 'sms',
  method: 'POST',
  path: '/captcha/quiz',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({
    /** Required work, as a multiple of the usual; default 1. */
    work: v.optional(v.picklist([1, 2, 4, 8, 16], 'work is 1, 2, 4, 8 or 16')),
  }),
  data: v.object({ uuid: v.string(), challenge: challengeSchema }),
} as const satisfies ApiCall;

export const verifyCaptcha = {
  api: 'sms',
  method: 'POST',
  path: '/captcha/quiz/verification',
  caller: 'anyone',
  cache: 'no-store',
  input: v.object({
    body: v.object({
      uuid: v.pipe(v.string(), v.maxLength(100)),
      /** Base64 JSON of the challenge and its solution, as from altcha's widget. */
      payload: v.pipe(v.string(), v.maxLength(5_000)),
    }),
  }),
  /**
   * The protected call takes `token` in the header `Captcha-Token`, and the uuid in `Captcha-Uuid`.
   */
  data: v.object({ token: v.string(), expiresIn: v.pipe(v.number(), v.integer()) }),
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  getCaptchaConfig: {
    summary: 'Whether sending a code requires a captcha, and of which kind',
    isSpecified: true,
  },
  askCaptcha: {
    summary:
      'A challenge that takes a browser about a second of work: `work` times as much, or more while many codes are requested',
    isSpecified: true,
    refuses: 'work is not 1, 2, 4, 8 or 16',
    fails: { 503: 'No SESSION_SECRET is set' },
  },
  verifyCaptcha: {
    summary: 'A token for a solved challenge, valid for one call',
    isSpecified: true,
    refuses: 'body is malformed, or the challenge is unsolved, used already or too old',
    fails: { 503: 'No SESSION_SECRET is set' },
  },
} satisfies Record<string, CallText>;
