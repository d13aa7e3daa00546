import { Refusal } from '../../../calls/handler.ts';
import { CAPTCHA_REQUIRED, CAPTCHA_TOO_EASY, CAPTCHA_WRONG } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { Database } from '../../db/database.ts';
import { limitSender, type Key, type SenderLimits } from '../../throttle.ts';
import type { CodeServices } from '../codes/code-services.ts';
import { spendCaptcha } from './captcha.ts';

export interface CaptchaServices {
  db: Database;
  now: number;
  codes: Pick<CodeServices, 'captcha' | 'isCaptchaRequired' | 'hasCaptchas'>;
}

/**
 * Spends the captcha of a call; returns a refusal (400) if the call has no valid one. `work` is the
 * least work, as a multiple of the usual.
 */
export async function refuseCaptcha(
  { db, now, codes: { captcha, isCaptchaRequired } }: CaptchaServices,
  work = 1,
): Promise<Refusal | null> {
  if (!isCaptchaRequired) return null;
  const { token, uuid } = captcha;
  if (token === null || uuid === null)
    return new Refusal(400, CAPTCHA_REQUIRED, { state: STATE.captchaRequired });
  if (await spendCaptcha(db, { token, uuid }, { now, work })) return null;
  return work > 1
    ? new Refusal(400, CAPTCHA_TOO_EASY, { state: STATE.captchaTooEasy })
    : new Refusal(400, CAPTCHA_WRONG, { state: STATE.captchaWrong });
}

/**
 * Counts a call that costs little in its sender's limits; above them requires a captcha (400) instead of a
 * refusal, since whoever reaches them shares the address with others.
 */
export async function refuseMany(
  services: CaptchaServices & {
    network: string | null;
    codes: Pick<CodeServices, 'secret'>;
  },
  what: Key,
  limits: SenderLimits,
): Promise<Refusal | null> {
  const limited = await limitSender(services, what, limits);
  return limited && captchaInstead(services, limited);
}

/** Requires a captcha instead of a refusal, if captchas can be had here. */
export async function captchaInstead(
  services: CaptchaServices,
  limited: Refusal,
): Promise<Refusal | null> {
  return services.codes.hasCaptchas ? refuseCaptcha(services) : limited;
}
