import { networkOf } from './address-tag.ts';
import { siteOf } from '../protocol/network-site.ts';
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
 * may. In the long run they have as many as one.
 */
const SITE_SHARE = 2;
let limiters: { burst: number; ofNetwork: ConnectLimiter; ofSite: ConnectLimiter } | undefined;

/**
 * Checks an upgrade before its room is created, on either host: returns 403 for an origin that may
 * not open sockets, 429 for too many connects from one address or /48, else null. `now` is in ms.
 */
export function checkUpgrade(
  { url, headers }: { url: string; headers: Pick<Headers, 'get'> },
  env: Pick<RoomsEnv, 'SOCKET_ORIGINS' | 'SOCKETS_PER_ADDRESS'>,
  now: number,
): Response | null {
  const origin = headers.get('origin');
  if (!mayOpenSocket(origin, url, env.SOCKET_ORIGINS ?? ''))
    return refusal(
      403,
      `Pages of ${origin?.slice(0, MAX_ORIGIN)} may not open sockets: the operator lists those that may in SOCKET_ORIGINS.`,
    );
  const network = networkOf(headers);
  if (network && !mayConnect(network, socketsPerAddress(env), now))
    return refusal(429, 'Too many connections from your address.', { 'retry-after': '1' });
  return null;
}

/** Whether a network, and its /48, may open one more socket. */
function mayConnect(network: string, burst: number, now: number): boolean {
  if (limiters?.burst !== burst)
    limiters = {
      burst,
      ofNetwork: createConnectLimiter({ burst, refillMs: REFILL_MS }),
      ofSite: createConnectLimiter({
        burst: burst * SITE_SHARE,
        refillMs: REFILL_MS * SITE_SHARE,
      }),
    };
  const site = siteOf(network);
  return (
    limiters.ofNetwork.take(network, now) && (site === null || limiters.ofSite.take(site, now))
  );
}
