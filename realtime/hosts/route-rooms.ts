import { formatConnectQuery, parseConnectQuery } from '../protocol/connect-query.ts';
import { MAX_RELAYS, parseRoomPath, type RoomName } from '../protocol/room-name.ts';
import { networkOf } from './address-tag.ts';
import { createConnectLimiter, type ConnectLimiter } from './connect-limiter.ts';
import { isUpgrade, refusal, RELAY_HEADER } from './json-answers.ts';
import { log, messageOf } from '../log.ts';
import { matchRoom, relayRoom, sportRoom } from './room-stub.ts';
import { socketsPerAddress, type RoomsEnv } from './rooms-env.ts';
import { mayOpenSocket } from './socket-origin.ts';

export interface RouteRoomsOptions {
  /** Whether the catalogue has this match: a room is created for no other. */
  matchExists: (matchId: string) => Promise<boolean>;
  /** Time of the request, ms. */
  now?: number;
}

/** An address may use up its share of a room's sockets at once, and again every ten seconds. */
const REFILL_MS = 10_000;
let limiter: { burst: number; limiter: ConnectLimiter } | undefined;

/**
 * The front door of the rooms: answers `/parties/…`, and null for every other
 * path. A WebSocket upgrade opens the room's socket, a GET reads its snapshot.
 * Everything is checked before a room is created; refusals are JSON `{message}`:
 *
 * - 400 a path that names no party, 404 one that names no room or no match, or
 *   addresses a relay; 405 another method;
 * - 403 an origin that may not open sockets, 429 too many connects from one
 *   address, 503 every relay of the match is full, or the room cannot be reached.
 */
export async function routeRooms(
  request: Request,
  env: RoomsEnv,
  options: RouteRoomsOptions,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/parties/')) return null;
  const room = parseRoomPath(url.pathname);
  if (!room) return refusal(...faultOf(url.pathname));
  if (room.party === 'match' && room.relay !== undefined)
    return refusal(404, 'There is no such room.');
  if (request.method !== 'GET') return refusal(405, 'A room answers GET only.', { allow: 'GET' });

  const upgrade = isUpgrade(request);
  if (upgrade) {
    const origin = request.headers.get('origin');
    if (!mayOpenSocket(origin, request.url, env.SOCKET_ORIGINS ?? ''))
      return refusal(403, 'This origin may not open sockets.');
    const network = networkOf(request.headers);
    if (network && !connectLimiter(env).take(network, options.now ?? Date.now()))
      return refusal(429, 'Too many connections from your address.', { 'retry-after': '1' });
  }
  if (room.party === 'match' && !(await options.matchExists(room.matchId)))
    return refusal(404, 'There is no such match.');

  const forwarded = forward(request, url);
  try {
    const response = await (upgrade && room.party === 'match'
      ? openMatch(forwarded, env, room.matchId)
      : stubOf(env, room).fetch(forwarded));
    if (response.status !== 500) return response;
    // partyserver answers a fault with its stack: not for strangers' eyes.
    await response.body?.cancel();
  } catch (error) {
    log('error', 'room-unreachable', { path: url.pathname, message: messageOf(error) });
  }
  return refusal(503, 'This room is not available right now.', { 'retry-after': '1' });
}

/** Goes from a full room to the relay it names until one takes the viewer. */
async function openMatch(request: Request, env: RoomsEnv, matchId: string): Promise<Response> {
  let response = await matchRoom(env, matchId).fetch(request.clone());
  for (let relay = 0; relay < MAX_RELAYS;) {
    const next = Number(response.headers.get(RELAY_HEADER) ?? 0);
    // Only ever upwards, so that no answer can send a viewer in circles.
    if (response.status !== 503 || !(next > relay)) return response;
    await response.body?.cancel();
    relay = next;
    response = await relayRoom(env, matchId, relay).fetch(request.clone());
  }
  log('error', 'relays-full', { matchId });
  return response;
}

/** What a room needs of a client's headers: an upgrade, and who asks for it. */
const FORWARDED_HEADERS = [
  'connection',
  'upgrade',
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
  'cf-connecting-ip',
];

/**
 * The request as a room sees it: of query and headers only what it needs.
 * partyserver would take a client's `_pk` for the id of the connection, and
 * answers `x-partykit-…` headers that it cannot read with a stack trace.
 */
function forward(request: Request, url: URL): Request {
  const inner = new URL(url.pathname, url);
  const query = parseConnectQuery(url.searchParams);
  if (query.kind === 'unsupported-protocol')
    inner.searchParams.set('protocol', query.protocol.slice(0, 16));
  else
    for (const [name, value] of Object.entries(formatConnectQuery(query.position)))
      inner.searchParams.set(name, value);
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(inner, { method: request.method, headers });
}

function stubOf(env: RoomsEnv, room: RoomName) {
  return room.party === 'sport' ? sportRoom(env, room.sportKey) : matchRoom(env, room.matchId);
}

function faultOf(path: string): [status: number, message: string] {
  const [, , party, name, ...rest] = path.split('/');
  if ((party !== 'match' && party !== 'sport') || !name || rest.length > 0)
    return [400, 'A room is addressed as /parties/match/{matchId} or /parties/sport/{sportKey}.'];
  return [404, 'There is no such room.'];
}

function connectLimiter(env: RoomsEnv): ConnectLimiter {
  const burst = socketsPerAddress(env);
  if (limiter?.burst !== burst)
    limiter = { burst, limiter: createConnectLimiter({ burst, refillMs: REFILL_MS }) };
  return limiter.limiter;
}
