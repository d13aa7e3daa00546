import { Refusal } from '../../../calls/handler.ts';
import { RETRY_LIMIT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import { countTries, countTry, forgetTries, readTries, type Limit } from '../../throttle.ts';
import { refuseCaptcha, type CaptchaServices } from '../captcha/refuse-captcha.ts';
import type { CodeServices } from '../codes/code-services.ts';
import { siteOf } from '../site-of.ts';

const QUARTER = 15 * 60_000;

export interface Trying extends CaptchaServices {
  /** Null where it is not known. */
  network: string | null;
  codes: CaptchaServices['codes'] & Pick<CodeServices, 'secret'>;
  /** Wrong sign-ins within a minute, of everybody, beyond which a captcha is asked for. */
  wrongSignIns: number;
  /** Waits a moment, of another length each time: whoever is refused cannot ask as fast as they can. */
  pause: () => Promise<void>;
}

type Limited = Pick<Trying, 'db' | 'now' | 'network' | 'codes' | 'pause'>;

/** Tries of one network, whatever it tries: an IPv4 address or a /64. Beyond them it is refused. */
const OF_NETWORK: Limit = { limit: 100, windowMs: QUARTER };
/** Tries of one account by one network. */
const OF_ACCOUNT_IN_NETWORK: Limit = { limit: 10, windowMs: QUARTER };
/** Tries of one account by devices that its owner has signed in on. */
const OF_KNOWN_DEVICES: Limit = { limit: 20, windowMs: QUARTER };
/** Tries of one account by everybody. Beyond them a captcha is asked for: its owner is one of them. */
const OF_ACCOUNT: Limit = { limit: 10, windowMs: QUARTER };
/** Tries of all networks of a /48, which one customer may have. Some carriers have one for thousands. */
const OF_SITE: Limit = { limit: 300, windowMs: QUARTER };

type Keyed = Limit & { key: string };

const WRONG = 'signin-wrong';
const MINUTE = 60_000;

interface Tried {
  /** An address as it is compared. It is counted whether or not there is such an account. */
  account: string;
  /** Whether the caller's device is known to be the owner's. */
  isKnownDevice: boolean;
}

/**
 * Counts a try of a password that anyone may make, and answers why it is refused. A network that
 * has tried too often is (429), and counts against no account from then on. Where others
 * may have made the tries, a captcha is asked for instead (400): nobody
 * keeps an owner out by trying. A device of the owner passes both, some twenty times.
 */
export async function refuseTry(
  services: Trying,
  { account, isKnownDevice }: Tried,
): Promise<Refusal | null> {
  const { db, now, network, codes } = services;
  const counting = { now, secret: codes.secret };
  if (isKnownDevice) {
    const limit = { ...OF_KNOWN_DEVICES, ...counting };
    if ((await countTry(db, `signin-known:${account}`, limit)).allowed) return null;
  }
  const ofAll = siteOf(network);
  const site = ofAll === null ? null : `signin-site:${ofAll}`;
  if (site !== null && waitOf(site, now) > 0 && codes.captcha.token === null) {
    const refused = await refuseCaptcha(services);
    if (refused) {
      await services.pause();
      return refused;
    }
  }
  const inNetwork =
    network === null ? [] : [{ key: keyIn(account, network), ...OF_ACCOUNT_IN_NETWORK }];
  const limited = await limitTries(services, inNetwork);
  if (limited) return limited;
  const ofSite = site === null ? [] : [{ key: site, ...OF_SITE }];
  const [[accountWait = 0, siteWait = 0], wrong] = await Promise.all([
    countTries(db, [{ key: keyOf(account), ...OF_ACCOUNT }, ...ofSite], counting),
    readTries(db, WRONG, counting),
  ]);
  if (site !== null && siteWait > 0) close(site, now + siteWait * 1_000);
  const isFree = accountWait === 0 && siteWait === 0 && wrong < services.wrongSignIns;
  return isFree ? null : refuseCaptcha(services);
}

/** Counts that a sign-in was wrong. */
export async function countWrong({ db, now, codes: { secret } }: Trying): Promise<void> {
  await countTry(db, WRONG, { limit: 0, windowMs: MINUTE, now, secret });
}

/** The tries of an account count no more once one was right. */
export async function forgetTriesOf(
  { db, network, codes }: Pick<Trying, 'db' | 'network' | 'codes'>,
  account: string,
): Promise<void> {
  const keys = [keyOf(account), ...(network === null ? [] : [keyIn(account, network)])];
  for (const key of keys) closed.delete(key);
  await forgetTries(db, keys, codes);
}

/**
 * Counts a hash that is made for `subject`, who has shown who they are, such as by the
 * proof of a code or of a password; answers why it is refused.
 */
export async function limitHashes(services: Limited, subject: string): Promise<Refusal | null> {
  return limitTries(services, [{ key: `hash:${subject}`, limit: 10, windowMs: QUARTER }]);
}

/**
 * Counts a try of the password of who is signed in. Since nobody else has their session, ten
 * wrong ones are refused, and thirty of any.
 */
export async function limitConfirmations(
  services: Limited,
  userId: string,
): Promise<Refusal | null> {
  return limitTries(services, [
    { key: keyOf(userId), ...OF_ACCOUNT },
    { key: `confirm:${userId}`, limit: 30, windowMs: QUARTER },
  ]);
}

/**
 * When networks and subjects that have tried too often may try again, ms. Until then this isolate
 * counts nothing of theirs: a flood is not to write to the database.
 */
const closed = new Map<string, number>();
const MOST_CLOSED = 10_000;

function close(key: string, until: number): void {
  if (closed.size >= MOST_CLOSED) closed.clear();
  closed.set(key, until);
}

/** When a key may be tried again as far as this isolate knows, s; 0 where it may be now. */
function waitOf(key: string, now: number): number {
  return Math.max(0, Math.ceil(((closed.get(key) ?? 0) - now) / 1_000));
}

/** Counts a try of a network and of `subjects`; answers why it is refused. */
async function limitTries(
  { db, now, network, codes: { secret }, pause }: Limited,
  subjects: readonly Keyed[],
): Promise<Refusal | null> {
  const ofNetwork = network === null ? [] : [{ key: `signin-network:${network}`, ...OF_NETWORK }];
  const keys = [...ofNetwork, ...subjects];
  let waits = keys.map(({ key }) => waitOf(key, now));
  if (waits.every((wait) => wait === 0)) {
    waits = await countTries(db, keys, { now, secret });
    for (const [at, { key }] of keys.entries()) {
      const wait = waits[at] ?? 0;
      if (wait > 0) close(key, now + wait * 1_000);
    }
  }
  const retryAfter = Math.max(0, ...waits);
  if (retryAfter === 0) return null;
  await pause();
  return new Refusal(429, RETRY_LIMIT, { state: STATE.retryLimit, retryAfter });
}

function keyOf(account: string): string {
  return `signin:${account}`;
}

function keyIn(account: string, network: string): string {
  return `signin:${account} from ${network}`;
}
