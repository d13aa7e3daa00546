import { senderOf, siteOf } from '../../../../realtime/protocol/network-site.ts';
import type { Refusal } from '../../../calls/handler.ts';
import type { CodePurpose } from '../../db/code-schema.ts';
import {
  countTries,
  countTry,
  limitSender,
  limitTry,
  readTries,
  takeBackTries,
  type Limit,
} from '../../throttle.ts';
import { inboxKeyOf, keyOf, type Identifier } from '../accounts/identifier.ts';
import { MAX_WORK } from '../captcha/captcha.ts';
import { refuseCaptcha } from '../captcha/refuse-captcha.ts';
import { countMessage } from './message-limits.ts';
import { CODE_TRIES, type OtpRequest } from './otp-requests.ts';
import type { SendingServices } from './send-code.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Codes for one address within an hour. The sender who requested them, an IPv4 address or a /48,
 * gets no more; others need more work.
 */
const PER_TARGET = 5;
/** Codes for one address that a sender gets within a day: each can be guessed, and is a message. */
const PER_TARGET_OF_DAY: Limit = { limit: 20, windowMs: 24 * HOUR };
/** Networks of a /48 that may use up their codes within an hour before each needs more work. */
const NETWORKS_PER_SITE = 2;
/** Networks of a /48 that may use up their codes within an hour at most: a message costs money. */
const MOST_NETWORKS_PER_SITE = 40;

/** Counts all codes. If clients request many, captchas take more work. */
export const ALL_CODES = { key: 'codes', windowMs: 10 * MINUTE } as const;

/** Counts wrong codes of all clients. */
const WRONG_CODES = { key: 'codes-wrong', windowMs: 10 * MINUTE } as const;

/**
 * Wrong codes for one address within a day, of all clients. After them each of its codes has one
 * try, and each request needs the most work: guesses are rare, and the owner is not locked out.
 */
const WRONG_OF_TARGET: Limit = { limit: 20, windowMs: 24 * HOUR };
/**
 * Purposes of the codes that are counted there: they start a session, set a password, or, in a
 * session that may be stolen, confirm who the user is.
 */
const OPENING: ReadonlySet<CodePurpose> = new Set(['signin', 'reset', 'verify']);

/** Counts without refusing. */
const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * Returns why no code may be sent to an address now, and counts the request. The captcha comes
 * first and is spent. It takes more work the more codes the address, or the caller's /48, has
 * received, and the most if many codes were guessed for the address. Others may have done that, so
 * the call is not refused for it. A network with too many requests is refused, and so is a /48 with
 * very many, or a sender with too many for this address.
 */
export async function refuseCode(
  identifier: Identifier,
  services: SendingServices,
): Promise<Refusal | null> {
  const { db, now, network, codes } = services;
  const counting = { now, secret: codes.secret };
  const target = inboxKeyOf(identifier);
  const site = siteOf(network);
  const toTarget = { key: `code to ${target}`, ...hourly(UNLIMITED) };
  const fromSite = { key: `code from ${site}`, ...hourly(UNLIMITED) };
  const [sentToTarget, sentFromSite, wrong] = await Promise.all([
    readTries(db, toTarget.key, counting),
    site === null ? 0 : readTries(db, fromSite.key, counting),
    readTries(db, wrongKeyOf(identifier), counting),
  ]);
  const work = Math.max(
    wrong < WRONG_OF_TARGET.limit ? 1 : MAX_WORK,
    workAfter(sentToTarget, PER_TARGET),
    workAfter(sentFromSite, NETWORKS_PER_SITE * codes.perNetwork),
  );
  const refused = await refuseCaptcha(services, work);
  if (refused) return refused;
  const limited =
    (await limitSender(services, 'codes', {
      network: hourly(codes.perNetwork),
      site: hourly(codes.perNetwork * MOST_NETWORKS_PER_SITE),
      // Whoever used up the codes of an address in an unknown network would shut out its owner.
    })) ??
    (network && (await limitToTarget(services, `${target} from ${senderOf(network)}`)));
  if (limited) return limited;
  const unsent = await countMessage(identifier, 'code', services);
  if (unsent) return unsent;
  const everybody = { ...ALL_CODES, limit: UNLIMITED };
  await countTries(db, [toTarget, everybody, ...(site === null ? [] : [fromSite])], counting);
  return null;
}

/** Counts a code to an address from a sender. What the hour refuses does not count in the day. */
async function limitToTarget(services: SendingServices, pair: string): Promise<Refusal | null> {
  return (
    (await limitTry(services, `code to ${pair}`, hourly(PER_TARGET))) ??
    (await limitTry(services, `codes of a day to ${pair}`, PER_TARGET_OF_DAY))
  );
}

function hourly(limit: number): Limit {
  return { limit, windowMs: HOUR };
}

/** Returns a captcha's work after `sent` codes; the first `free` take the usual work. */
function workAfter(sent: number, free: number): number {
  return Math.min(MAX_WORK, 2 ** Math.floor(sent / free));
}

/**
 * Requires a captcha for a try of a code if all clients together tried too many wrong codes in the
 * last minutes.
 */
export async function refuseGuess(services: SendingServices): Promise<Refusal | null> {
  const { db, now, codes } = services;
  const wrong = await readTries(db, WRONG_CODES.key, { now, secret: codes.secret });
  return wrong < codes.wrongCodes ? null : refuseCaptcha(services);
}

/**
 * Returns how many tries a request's code has, and counts this one as wrong for the address. It is
 * counted before it is checked, so that concurrent guesses do not all see the lower count.
 */
export async function countGuess(
  { identifier, purpose }: OtpRequest,
  { db, now, codes: { secret } }: SendingServices,
): Promise<number> {
  const key = wrongKeyOf(identifier);
  const counting = { now, secret };
  const isFree = OPENING.has(purpose)
    ? (await countTry(db, key, { ...WRONG_OF_TARGET, ...counting })).allowed
    : (await readTries(db, key, counting)) < WRONG_OF_TARGET.limit;
  return isFree ? CODE_TRIES : 1;
}

/** Counts a checked guess for all clients if it was wrong; else takes it back for the address. */
export async function countChecked(
  { identifier, purpose }: OtpRequest,
  isWrong: boolean,
  { db, now, codes: { secret } }: SendingServices,
): Promise<void> {
  const counting = { now, secret };
  if (isWrong)
    await countTry(db, WRONG_CODES.key, { ...WRONG_CODES, limit: UNLIMITED, ...counting });
  else if (OPENING.has(purpose)) await takeBackTries(db, [wrongKeyOf(identifier)], counting);
}

/** Returns the key of wrong codes: by the account's address, not by its inbox, since a code opens one account. */
function wrongKeyOf(identifier: Identifier): string {
  return `codes-wrong of ${keyOf(identifier)}`;
}
