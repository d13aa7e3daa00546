import { Refusal } from '../../../calls/handler.ts';
import { CAPTCHA_WRONG, GENERIC_FAILURE } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { OriginHandlers } from '../../services.ts';
import { readTries } from '../../throttle.ts';
import { ALL_CODES } from '../codes/code-limits.ts';
import { CAPTCHA_LIFE, newCaptcha, solveCaptcha } from './captcha.ts';

export const captchaHandlers = {
  getCaptchaConfig: (_input, { codes: { isCaptchaRequired } }) => ({
    isRequired: isCaptchaRequired,
    provider: 'altcha',
    algorithm: 'PBKDF2/SHA-256',
    expiresIn: CAPTCHA_LIFE / 1_000,
  }),

  askCaptcha: async ({ work = 1 }, { db, now, codes: { secret, atEase } }) => {
    if (secret === null) return new Refusal(503, GENERIC_FAILURE);
    const load = await readTries(db, ALL_CODES.key, { now, secret });
    return newCaptcha({ secret, now, work: Math.max(work, Math.floor(load / atEase)) });
  },

  verifyCaptcha: async ({ body }, { db, now, codes: { secrets } }) => {
    if (secrets.length === 0) return new Refusal(503, GENERIC_FAILURE);
    const token = await solveCaptcha(db, body, { secrets, now });
    if (token === null) return new Refusal(400, CAPTCHA_WRONG, { state: STATE.captchaWrong });
    return { token, expiresIn: CAPTCHA_LIFE / 1_000 };
  },
} satisfies Partial<OriginHandlers>;
