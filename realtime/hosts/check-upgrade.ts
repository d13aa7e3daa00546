import { networkOf } from './address-tag.ts';
import { rangeOf, siteOf } from '../protocol/network-site.ts';
import { createConnectLimiter, type ConnectLimiter } from './connect-limiter.ts';
import { refusal } from './json-answers.ts';
import { socketsPerAddress, type RoomsEnv } from './rooms-env.ts';
import { mayOpenSocket } from './socket-origin.ts';

/**
 * Time in which an address's connects refill, ms. It may open as many at once as it may have
 * sockets in one room.
 */
const REFILL_MS = 10_000;
/** Most characters of a refused origin in its answer. */
const MAX_ORIGIN = 200;
/**
 * How many times as many as one of its networks a /48 may open at once, so that no network uses up what others
 * may. In the long run they have as many as one. Networks without a recent connect share a limit of their own:
 * no neighbours use it up.
 */
const SITE_SHARE = 2;
/**
 * Time between two connects of one address, /48, /24 or /32, and of all who have connected lately, ms: each costs
 * the thread some milliseconds, and fans' pages must not wait for hundreds.
 */
const GAP_MS = 10;
/** Longest wait of a connect, ms: clients give up after ten seconds. */
const LONGEST_MS = 6_000;
/** More than fit into the longest wait: only the gap limits a range, and all who have connected lately. */
const ENOUGH = 10_000;

interface Limiters {
  burst: number;
  ofNetwork: ConnectLimiter;
  ofSite: ConnectLimiter;
  /** Turns of a range, and of all who have connected lately. */
  ofMany: ConnectLimiter;
}
let limiters: Limiters | undefined;

/** What becomes of an upgrade: it is refused, or has its turn after `wait` ms. */
export type CheckedUpgrade = { refusal: Response } | { refusal: null; wait: number };

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
  const wait = network ? waitOf(network, socketsPerAddress(env), now) : 0;
  if (wait !== null) return { refusal: null, wait };
  return {
    refusal: refusal(429, 'Too many connections from your address.', { 'retry-after': '1' }),
  };
}

/**
 * Returns for how long a network's connect has to wait, ms; null if it, its /48 or its range has opened too many.
 * After an outage everybody connects for the first time, so those of different ranges wait for nobody.
 */
function waitOf(network: string, burst: number, now: number): number | null {
  if (limiters?.burst !== burst) limiters = createLimiters(burst);
  const { ofNetwork, ofSite, ofMany } = limiters;
  const isNew = !ofNetwork.isRecent(network, now);
  const site = siteOf(network);
  const lanes: [ConnectLimiter, key: string][] = [[ofNetwork, network]];
  if (site !== null) lanes.push([ofSite, isNew ? `new networks of ${site}` : site]);
  lanes.push([ofMany, rangeOf(network)]);
  if (!isNew) lanes.push([ofMany, 'all who have connected lately']);
  let wait = 0;
  for (const [limiter, key] of lanes) {
    const own = limiter.take(key, now);
    if (own === null) return null;
    wait = Math.max(wait, own);
  }
  return wait;
}

function createLimiters(burst: number): Limiters {
  const pace = { gapMs: GAP_MS, longestMs: LONGEST_MS };
  return {
    burst,
    ofNetwork: createConnectLimiter({ ...pace, burst, refillMs: REFILL_MS }),
    ofSite: createConnectLimiter({
      ...pace,
      burst: burst * SITE_SHARE,
      refillMs: REFILL_MS * SITE_SHARE,
    }),
    ofMany: createConnectLimiter({ ...pace, burst: ENOUGH, refillMs: REFILL_MS }),
  };
}
