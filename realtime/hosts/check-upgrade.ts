import { networkOf } from './address-tag.ts';
import { senderOf, siteOf } from '../protocol/network-site.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { refusal } from './json-answers.ts';
import type { Turn } from './late-turns.ts';
import { socketsPerAddress, type RoomsEnv } from './rooms-env.ts';
import { mayOpenSocket } from './socket-origin.ts';

/**
 * Time in which an address's connects refill, ms: ten a second by default. It may open as many at once as it may
 * have sockets in one room, as an office or a stadium does after a release.
 */
const REFILL_MS = 51_200;
/** A network that has not connected for so long, ms, is as good as one that never has. */
const NEW_MS = 10_000;
/** Most characters of a refused origin in its answer. */
const MAX_ORIGIN = 200;
/**
 * How many times as many as one of its networks a /48 may open at once, so that no network uses up what others
 * may. In the long run they have as many as one. Networks without a recent connect share a limit of their own:
 * no neighbours use it up.
 */
const SITE_SHARE = 2;
/**
 * Time between two connects of one address or /48, ms: each costs the thread some milliseconds, and fans' pages
 * must not wait for hundreds.
 */
const GAP_MS = 10;
/** The same for all together that connect more than once within `CROWD_MS`: each gets an equal share. */
const SHARED_GAP_MS = 7;
const CROWD_MS = 1_000;
/** Longest wait of a connect, ms: clients give up after ten seconds. */
const LONGEST_MS = 6_000;

interface Limiters {
  burst: number;
  ofNetwork: RateLimiter;
  ofSite: RateLimiter;
}
let limiters: Limiters | undefined;

/** Senders that have connected more than once within `CROWD_MS`, and until when they count, ms. */
const crowd = new Map<string, number>();

/** What becomes of an upgrade: it is refused, or has its turn. */
export type CheckedUpgrade = { refusal: Response } | { refusal: null; turn: Turn };

const AT_ONCE: Turn = { queue: '', wait: 0, gap: 0 };

/**
 * Checks an upgrade before its room is created, on either host. Refuses it by 403 for an origin that may not open
 * sockets, by 429 for too many connects from one address or /48. `now` is in ms.
 */
export function checkUpgrade(
  { url, headers }: { url: string; headers: Pick<Headers, 'get'> },
  env: Pick<RoomsEnv, 'SOCKET_ORIGINS' | 'SOCKETS_PER_ADDRESS'>,
  now: number,
): CheckedUpgrade {
  const origin = headers.get('origin');
  if (!mayOpenSocket(origin, url, env.SOCKET_ORIGINS ?? '')) {
    const message = `Pages of ${origin?.slice(0, MAX_ORIGIN)} may not open sockets: the operator lists those that may in SOCKET_ORIGINS.`;
    return { refusal: refusal(403, message) };
  }
  const network = networkOf(headers);
  const turn = network ? turnOf(network, socketsPerAddress(env), now) : AT_ONCE;
  if (turn !== null) return { refusal: null, turn };
  return {
    refusal: refusal(429, 'Too many connections from your network.', { 'retry-after': '1' }),
  };
}

/**
 * Returns the turn of a network's connect; null if it, or its /48, has opened too many. Whoever
 * connects for the first time waits for nobody: after an outage everybody does.
 */
function turnOf(network: string, burst: number, now: number): Turn | null {
  if (limiters?.burst !== burst) limiters = createLimiters(burst);
  const { ofNetwork, ofSite } = limiters;
  const isNew = !ofNetwork.isRecent(network, now, NEW_MS);
  const site = siteOf(network);
  const lanes: [RateLimiter, key: string][] = [[ofNetwork, network]];
  if (site !== null) lanes.push([ofSite, isNew ? `new networks of ${site}` : site]);
  const sender = senderOf(network);
  const isOfCrowd = lanes.some(([limiter, key]) => limiter.isRecent(key, now, CROWD_MS));
  const others = crowdWithout(sender, now);
  const gap = Math.max(GAP_MS, SHARED_GAP_MS * (isOfCrowd ? others + 1 : others));
  const waits = lanes.map(([limiter, key]) => limiter.ask(key, now, gap));
  // A refused connect takes nothing, so its network is as new as before.
  if (waits.includes(null)) return null;
  for (const [limiter, key] of lanes) limiter.take(key, now, gap);
  if (isOfCrowd) crowd.set(sender, now + CROWD_MS);
  const queue = lanes.at(-1)?.[1] ?? network;
  return { queue, wait: Math.max(...waits.map(Number)), gap };
}

/** Returns how many others than a sender connect more than once within `CROWD_MS` at `now`, ms. */
function crowdWithout(sender: string, now: number): number {
  // A clock may go back.
  for (const [each, until] of crowd) if (until <= now || until > now + CROWD_MS) crowd.delete(each);
  return crowd.has(sender) ? crowd.size - 1 : crowd.size;
}

function createLimiters(burst: number): Limiters {
  const pace = { gapMs: GAP_MS, longestMs: LONGEST_MS };
  return {
    burst,
    ofNetwork: createRateLimiter({ ...pace, burst, refillMs: REFILL_MS }),
    ofSite: createRateLimiter({
      ...pace,
      burst: burst * SITE_SHARE,
      refillMs: REFILL_MS * SITE_SHARE,
    }),
  };
}
