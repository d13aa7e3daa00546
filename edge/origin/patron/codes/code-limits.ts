import { Refusal } from '../../../calls/handler.ts';
import { RETRY_LIMIT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import { countTries, countTry, readTries, type Limit } from '../../throttle.ts';
import { keyOf, type Identifier } from '../accounts/identifier.ts';
import { MOST_WORK } from '../captcha/captcha.ts';
import { refuseCaptcha } from '../captcha/refuse-captcha.ts';
import { siteOf } from '../site-of.ts';
import type { SendingServices } from './send-code.ts';
import { countSms } from './sms-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Codes that one address is sent within an hour: more by no network, and by others for more work. */
const PER_TARGET = 5;
/** Networks of a /48 that may use up their codes within an hour before each takes more work. */
const NETWORKS_PER_SITE = 2;

/** Codes of everybody, by which captchas take more work while many are asked for. */
export const ALL_CODES = { key: 'codes', windowMs: 10 * MINUTE } as const;

/** The codes that were wrong, of everybody. */
const WRONG_CODES = { key: 'codes-wrong', windowMs: 10 * MINUTE } as const;

/** Only counted: beyond it nothing is refused. */
const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * Why no code may be sent to an address now, which counts the request. The captcha comes first, and
 * is spent by asking; it takes more work the more codes the address, or the caller's /48, has been
 * sent. Since others may have asked for those, neither is a reason to refuse. A network
 * that has asked for too many is refused.
 */
export async function refuseCode(
  identifier: Identifier,
  services: SendingServices,
): Promise<Refusal | null> {
  const { db, now, network, codes } = services;
  const counting = { now, secret: codes.secret };
  const target = keyOf(identifier);
  const site = siteOf(network);
  const toTarget = { key: `code to ${target}`, limit: UNLIMITED, windowMs: HOUR };
  const fromSite = { key: `code from ${site}`, limit: UNLIMITED, windowMs: HOUR };
  const [sentToTarget, sentFromSite] = await Promise.all([
    readTries(db, toTarget.key, counting),
    site === null ? 0 : readTries(db, fromSite.key, counting),
  ]);
  const work = Math.max(
    workAfter(sentToTarget, PER_TARGET),
    workAfter(sentFromSite, NETWORKS_PER_SITE * codes.perNetwork),
  );
  const refused = await refuseCaptcha(services, work);
  if (refused) return refused;
  if (network !== null) {
    const limited =
      (await limit(services, { key: `code from ${network}`, limit: codes.perNetwork })) ??
      (await limit(services, { key: `code to ${target} from ${network}`, limit: PER_TARGET }));
    if (limited) return limited;
  }
  const unsent = identifier.kind === 'phone' ? await countSms(identifier.value, services) : null;
  if (unsent) return unsent;
  const everybody = { ...ALL_CODES, limit: UNLIMITED };
  await countTries(db, [toTarget, everybody, ...(site === null ? [] : [fromSite])], counting);
  return null;
}

/** The work of a captcha after so many codes, of which the first `free` take no more than usual. */
function workAfter(sent: number, free: number): number {
  return Math.min(MOST_WORK, 2 ** Math.floor(sent / free));
}

async function limit(
  { db, now, codes: { secret } }: SendingServices,
  { key, limit: most }: Pick<Limit, 'limit'> & { key: string },
): Promise<Refusal | null> {
  const counted = await countTry(db, key, { limit: most, windowMs: HOUR, now, secret });
  if (counted.allowed) return null;
  const { retryAfter } = counted;
  return new Refusal(429, RETRY_LIMIT, { state: STATE.retryLimit, retryAfter });
}

/** Why no code may be tried without a captcha: too many were wrong lately, whoever tried them. */
export async function refuseGuess(services: SendingServices): Promise<Refusal | null> {
  const { db, now, codes } = services;
  const wrong = await readTries(db, WRONG_CODES.key, { now, secret: codes.secret });
  return wrong < codes.wrongCodes ? null : refuseCaptcha(services);
}

/** Counts that a code was wrong. */
export async function countWrongCode({ db, now, codes: { secret } }: SendingServices) {
  await countTry(db, WRONG_CODES.key, { ...WRONG_CODES, limit: UNLIMITED, now, secret });
}
