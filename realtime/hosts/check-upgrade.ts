import { networkOf } from './address-tag.ts';
import { senderOf } from '../protocol/network-site.ts';
import { createConnectLimiter, type ConnectLimiter } from './connect-limiter.ts';
import { refusal } from './json-answers.ts';
import { socketsPerAddress, type RoomsEnv } from './rooms-env.ts';
import { mayOpenSocket } from './socket-origin.ts';

/**
 * Time in which the connects of an address or a /48 refill, ms. It may open as many at once as an address may
 * have sockets in one room.
 */
const REFILL_MS = 10_000;
/** Most characters of a refused origin in its answer. */
const MAX_ORIGIN = 200;
let limiter: { burst: number; limiter: ConnectLimiter } | undefined;

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
  if (network && !connectLimiter(socketsPerAddress(env)).take(senderOf(network), now))
    return refusal(429, 'Too many connections from your address.', { 'retry-after': '1' });
  return null;
}

function connectLimiter(burst: number): ConnectLimiter {
  if (limiter?.burst !== burst)
    limiter = { burst, limiter: createConnectLimiter({ burst, refillMs: REFILL_MS }) };
  return limiter.limiter;
}
