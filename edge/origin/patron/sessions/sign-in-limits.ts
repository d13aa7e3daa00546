import { siteOf } from '../../../../realtime/protocol/network-site.ts';
import type { Refusal } from '../../../calls/handler.ts';
import type { Sender } from '../../../hashing/turns.ts';
import {
  closeKey,
  countTries,
  countTry,
  forgetTries,
  limitIn,
  limitTries,
  readTries,
  takeBackTries,
  waitOf,
  type Key,
  type Limit,
} from '../../throttle.ts';
import { refuseCaptcha, type CaptchaServices } from '../captcha/refuse-captcha.ts';
import type { CodeServices } from '../codes/code-services.ts';

const QUARTER = 15 * 60_000;

export interface Trying extends CaptchaServices {
  /** Null if unknown. */
  network: string | null;
  codes: CaptchaServices['codes'] & Pick<CodeServices, 'secret'>;
  /** Wrong sign-ins of all clients within a minute that trigger a captcha. */
  wrongSignIns: number;
}

type Limited = Pick<Trying, 'db' | 'now' | 'codes'>;

/**
 * Wrong tries of one network in total: an IPv4 address or a /64. More need a captcha, since a stadium or
 * a carrier has thousands of fans behind one address.
 */
const OF_NETWORK: Limit = { limit: 100, windowMs: QUARTER };
/** Wrong tries of one network at most, with captchas too: 96,000 a day. More are refused. */
const MOST_OF_NETWORK: Limit = { limit: 1_000, windowMs: QUARTER };
/** Tries of one account by one network: 960 a day. More are refused. */
const OF_ACCOUNT_IN_NETWORK: Limit = { limit: 10, windowMs: QUARTER };
/** Tries of one account by its owner's known devices. */
const OF_KNOWN_DEVICES: Limit = { limit: 20, windowMs: QUARTER };
/**
 * Tries of one account by all clients. More need a captcha, not a refusal, since the owner is one
 * of the clients.
 */
const OF_ACCOUNT: Limit = { limit: 10, windowMs: QUARTER };
/**
 * Tries of all networks of a /48. One customer may have a whole /48, but some carriers use one for
 * thousands.
 */
const OF_SITE: Limit = { limit: 300, windowMs: QUARTER };

type Keyed = Limit & { key: Key };

const WRONG: Key = ['signin-wrong'];
const MINUTE = 60_000;

interface Tried {
  /** Names what was typed. Tries count even if no account has it. */
  account: Key;
  /** Whether the device is known as the owner's. */
  isKnownDevice: boolean;
}

/**
 * Counts a password try that anyone may make. Returns why it is refused, or else whether its sender
 * has proved something: a known device, or a solved captcha that the try needed. A network with too
 * many tries of one account, or very many in total, is refused (429) and no longer counts against
 * accounts. Where others may have made the tries, a captcha is required instead (400), so that
 * nobody can lock an owner or a neighbour out; once this isolate knows it, before anything is
 * counted. An owner's known device passes all limits for some twenty tries.
 */
export async function admitTry(
  services: Trying,
  { account, isKnownDevice }: Tried,
): Promise<Refusal | Sender> {
  const { db, now, network, codes } = services;
  const counting = { now, secret: codes.secret };
  if (isKnownDevice) {
    const limit = { ...OF_KNOWN_DEVICES, ...counting };
    if ((await countTry(db, ['signin-known', account], limit)).allowed) return 'known';
  }
  const site = siteOf(network);
  const shared: Keyed[] = [
    { key: keyOf(account), ...OF_ACCOUNT },
    { key: networkKeyOf(network), ...limitIn(network, OF_NETWORK) },
    ...(site === null ? [] : [{ key: ['signin-site', site] as const, ...OF_SITE }]),
  ];
  const isClosed = shared.some(({ key }) => waitOf(key, now) > 0);
  const unsolved = isClosed ? await refuseCaptcha(services) : null;
  if (unsolved) return unsolved;
  const own: Keyed[] = [
    { key: mostKeyOf(network), ...limitIn(network, MOST_OF_NETWORK) },
    ...(network === null ? [] : [{ key: keyIn(account, network), ...OF_ACCOUNT_IN_NETWORK }]),
  ];
  const limited = await limitTries(services, own);
  if (limited) return limited;
  const [waits, wrong] = await Promise.all([
    countTries(db, shared, counting),
    readTries(db, WRONG, counting),
  ]);
  for (const [at, { key }] of shared.entries()) closeKey(key, waits[at] ?? 0, now);
  // The captcha is spent already.
  if (isClosed) return 'proved';
  const isFree = waits.every((wait) => wait === 0) && wrong < services.wrongSignIns;
  return isFree ? 'stranger' : ((await refuseCaptcha(services)) ?? 'proved');
}

/** Counts a wrong sign-in. */
export async function countWrong({ db, now, codes: { secret } }: Trying): Promise<void> {
  await countTry(db, WRONG, { limit: 0, windowMs: MINUTE, now, secret });
}

/** Deletes the counted tries of an account after a right one. */
export async function forgetTriesOf(
  { db, network, codes }: Pick<Trying, 'db' | 'network' | 'codes'>,
  account: Key,
): Promise<void> {
  await forgetTries(db, keysOf(account, network), codes);
}

/** Takes a right try, which `admitTry` counted, back from its network: only wrong ones count there. */
export async function takeBackFromNetwork({
  db,
  now,
  network,
  codes: { secret },
}: Pick<Trying, 'db' | 'now' | 'network' | 'codes'>): Promise<void> {
  await takeBackTries(db, [networkKeyOf(network), mostKeyOf(network)], { now, secret });
}

/** Takes a right try, which `admitTry` counted, back from its account and its network; others' tries stay. */
export async function takeBackTry(
  { db, now, network, codes: { secret } }: Pick<Trying, 'db' | 'now' | 'network' | 'codes'>,
  account: Key,
): Promise<void> {
  const keys = [...keysOf(account, network), networkKeyOf(network), mostKeyOf(network)];
  await takeBackTries(db, keys, { now, secret });
}

/**
 * Counts a hash for `subject`, who has proved their identity, such as by a code or a password;
 * returns why it is refused. Others' tries from the same network do not count.
 */
export async function limitHashes(services: Limited, subject: Key): Promise<Refusal | null> {
  return limitTries(services, [{ key: ['hash', subject], limit: 10, windowMs: QUARTER }]);
}

/**
 * Counts a signed-in user's password try. Nobody else has their session, so the user is refused
 * after ten wrong tries, or thirty tries in all.
 */
export async function limitConfirmations(services: Limited, user: Key): Promise<Refusal | null> {
  return limitTries(services, [
    { key: keyOf(user), ...OF_ACCOUNT },
    { key: ['confirm', user], limit: 30, windowMs: QUARTER },
  ]);
}

function networkKeyOf(network: string | null): Key {
  return ['signin-network', network];
}

function mostKeyOf(network: string | null): Key {
  return ['signin-most', network];
}

function keyOf(account: Key): Key {
  return ['signin', account];
}

function keysOf(account: Key, network: string | null): Key[] {
  return [keyOf(account), ...(network === null ? [] : [keyIn(account, network)])];
}

function keyIn(account: Key, network: string): Key {
  return ['signin-in-network', account, network];
}
