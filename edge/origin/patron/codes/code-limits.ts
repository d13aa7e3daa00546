import { senderOf, siteOf } from '../../../../realtime/protocol/network-site.ts';
import { Refusal } from '../../../calls/handler.ts';
import { CAPTCHA_TOO_EASY } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { CodePurpose } from '../../db/code-schema.ts';
import {
  countTogether,
  countTries,
  countTry,
  limitIn,
  limitTry,
  readTries,
  takeBackTries,
  type Key,
  type Limit,
} from '../../throttle.ts';
import { inboxKeyOf, keyOf, type Identifier } from '../accounts/identifier.ts';
import { MAX_WORK } from '../captcha/captcha.ts';
import { refuseCaptcha } from '../captcha/refuse-captcha.ts';
import { countMessage } from './message-limits.ts';
import { channelOf, CODE_TRIES, type OtpRequest } from './otp-requests.ts';
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
/** E-mails that a network gets for each SMS: they cost little, and an office or a stadium has one address. */
const PER_SMS = { sms: 1, email: 10 } as const;
/** Networks of a /48 that may use up their codes within an hour before each needs more work. */
const NETWORKS_PER_SITE = 2;

/** Counts all codes. If clients request many, captchas take more work. */
export const ALL_CODES = { key: ['codes'], windowMs: 10 * MINUTE } as const;

/** Counts wrong codes of all clients. */
const WRONG_CODES = { key: ['codes-wrong'], windowMs: 10 * MINUTE } as const;

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

const TOO_EASY = new Refusal(400, CAPTCHA_TOO_EASY, { state: STATE.captchaTooEasy });

/**
 * Returns why no code may be sent to an address now, and counts the request. The captcha comes
 * first and is spent. It takes more work the more codes the address has received, or the caller's
 * network or /48 has requested, and the most if many codes were guessed for the address. Others may
 * have done that, so the call is not refused for it. A sender with too many for this address is
 * refused, and one that has used up its part of the messages.
 */
export async function refuseCode(
  identifier: Identifier,
  services: SendingServices,
): Promise<Refusal | null> {
  const { db, now, network, codes } = services;
  const counting = { now, secret: codes.secret };
  const target = inboxKeyOf(identifier);
  const site = siteOf(network);
  const channel = channelOf(identifier);
  const ofNetwork = codes.perNetwork * PER_SMS[channel];
  /** What takes more work after each further `free` codes of an hour. */
  const shared: { key: Key; free: number }[] = [
    { key: ['code to', target], free: PER_TARGET },
    {
      key: ['codes from network', channel, network],
      free: limitIn(network, hourly(ofNetwork)).limit,
    },
    ...(site === null
      ? []
      : [
          {
            key: ['codes from site', channel, site] as const,
            free: ofNetwork * NETWORKS_PER_SITE,
          },
        ]),
  ];
  const [wrong, ...works] = await Promise.all([
    readTries(db, wrongKeyOf(identifier), counting),
    ...shared.map(async ({ key, free }) => workAfter(await readTries(db, key, counting), free)),
  ]);
  const work = Math.max(wrong < WRONG_OF_TARGET.limit ? 1 : MAX_WORK, ...works);
  const refused = await refuseCaptcha(services, work);
  if (refused) return refused;
  // Whoever used up the codes of an address in an unknown network would shut out its owner.
  const limited =
    network === null ? null : await limitToTarget(services, target, senderOf(network));
  if (limited) return limited;
  // Counted before the message is, so that concurrent requests with easy captchas use up no part of messages.
  const most = codes.isCaptchaRequired ? work : MAX_WORK;
  const waits = await countTogether(
    db,
    shared.map(({ key, free }) => ({ key, ...hourly(codesFor(most, free)) })),
    counting,
  );
  if (waits.some((wait) => wait > 0)) return TOO_EASY;
  const unsent = await countMessage(identifier, 'code', services);
  if (unsent) return unsent;
  await countTries(db, [{ ...ALL_CODES, limit: UNLIMITED }], counting);
  return null;
}

/** Counts a code to an address from a sender. What the hour refuses does not count in the day. */
async function limitToTarget(
  services: SendingServices,
  target: string,
  sender: string,
): Promise<Refusal | null> {
  return (
    (await limitTry(services, ['code from sender', target, sender], hourly(PER_TARGET))) ??
    (await limitTry(services, ['codes of a day', target, sender], PER_TARGET_OF_DAY))
  );
}

function hourly(limit: number): Limit {
  return { limit, windowMs: HOUR };
}

/** Returns a captcha's work after `sent` codes; the first `free` take the usual work. */
function workAfter(sent: number, free: number): number {
  return Math.min(MAX_WORK, 2 ** Math.floor(sent / free));
}

/** Returns how many codes a captcha's work is enough for: the inverse of `workAfter`. */
function codesFor(work: number, free: number): number {
  return work < MAX_WORK ? free * (Math.log2(work) + 1) : UNLIMITED;
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
function wrongKeyOf(identifier: Identifier): Key {
  return ['codes-wrong', keyOf(identifier)];
}
