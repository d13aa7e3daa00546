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
    /** Multiple of the usual; default 1. */
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
  /** Sent on as the header `Captcha-Token`, the uuid as `Captcha-Uuid`. */
  data: v.object({ token: v.string(), expiresIn: v.pipe(v.number(), v.integer()) }),
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  getCaptchaConfig: {
    summary: 'Whether a captcha is asked for before a code is sent, and of which kind',
    isSpecified: true,
  },
  askCaptcha: {
    summary:
      'A challenge that takes a browser about a second of work; more while many codes are asked for, and as much more as `work` says',
    isSpecified: true,
    refuses: 'work is another number',
    fails: { 503: 'No SESSION_SECRET is set' },
  },
  verifyCaptcha: {
    summary: 'A token for a solved challenge: it lets one call through',
    isSpecified: true,
    refuses: 'body is malformed, or the challenge is not solved, is solved already or too old',
    fails: { 503: 'No SESSION_SECRET is set' },
  },
} satisfies Record<string, CallText>;
