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

/** Codes for one address within an hour: a network gets no more, others for more work. */
const PER_TARGET = 5;
/** Networks of a /48 that may use up their codes within an hour before each needs more work. */
const NETWORKS_PER_SITE = 2;

/** All codes; when many are requested, captchas take more work. */
export const ALL_CODES = { key: 'codes', windowMs: 10 * MINUTE } as const;

/** Wrong codes of all clients. */
const WRONG_CODES = { key: 'codes-wrong', windowMs: 10 * MINUTE } as const;

/** Counts without refusing. */
const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * Returns why no code may be sent to an address now, and counts the request. The captcha comes
 * first and is spent. It takes more work the more codes the address, or the caller's /48, has
 * received. Others may have requested those, so they are no reason to refuse. A network with too
 * many requests is refused.
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

/** Returns a captcha's work after `sent` codes; the first `free` take the usual work. */
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

/** Requires a captcha for trying a code if too many of all clients' were wrong lately. */
export async function refuseGuess(services: SendingServices): Promise<Refusal | null> {
  const { db, now, codes } = services;
  const wrong = await readTries(db, WRONG_CODES.key, { now, secret: codes.secret });
  return wrong < codes.wrongCodes ? null : refuseCaptcha(services);
}

/** Counts a wrong code. */
export async function countWrongCode({ db, now, codes: { secret } }: SendingServices) {
  await countTry(db, WRONG_CODES.key, { ...WRONG_CODES, limit: UNLIMITED, now, secret });
}
