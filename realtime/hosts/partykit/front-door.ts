import type * as Party from 'partykit/server';
import { parseRoomPath, type RoomName } from '../../protocol/room-name.ts';
import { networkOf } from '../address-tag.ts';
import { createConnectLimiter, type ConnectLimiter } from '../connect-limiter.ts';
import { refusal } from '../json-answers.ts';
import { isUnsupported, refusedUpgrade } from '../refused-upgrade.ts';
import { socketsPerAddress } from '../rooms-env.ts';
import { mayOpenSocket } from '../socket-origin.ts';
import { partyKitEnv, type PartyKitEnv } from './partykit-env.ts';

/** An address may use its share of a room's sockets at once, and again every ten seconds. */
const REFILL_MS = 10_000;
let limiter: ConnectLimiter | undefined;

/**
 * Checks an upgrade before its room is created, but not whether the match exists: PartyKit's rooms
 * run without a catalogue.
 */
export function beforeConnect(
  party: RoomName['party'],
  request: Party.Request,
  lobby: Party.Lobby,
): Party.Request | Response {
  const env = partyKitEnv(lobby.env);
  if (!isRoom(party, lobby.id)) return refusal(404, 'There is no such room.');
  if (!mayOpenSocket(request.headers.get('origin'), request.url, env.SOCKET_ORIGINS ?? ''))
    return refusal(403, 'This origin may not open sockets.');
  const network = networkOf(request.headers);
  if (network && !connectLimiter(env).take(network, Date.now()))
    return refusal(429, 'Too many connections from your address.', { 'retry-after': '1' });
  return isUnsupported(request) ? refusedUpgrade('unsupported-protocol') : request;
}

/** Checks the room name and method of a request without upgrade. */
export function beforeRequest(
  party: RoomName['party'],
  methods: readonly string[],
  request: Party.Request,
  lobby: Party.Lobby,
): Party.Request | Response {
  if (!isRoom(party, lobby.id)) return refusal(404, 'There is no such room.');
  if (!methods.includes(request.method))
    return refusal(405, `A room answers ${methods.join(' and ')} only.`, {
      allow: methods.join(', '),
    });
  return request;
}

/** Whether a room exists here. Only Durable Objects have relays for many viewers. */
function isRoom(party: RoomName['party'], name: string): boolean {
  const room = parseRoomPath(`/parties/${party}/${name}`);
  return room !== undefined && !(room.party === 'match' && room.relay !== undefined);
}

function connectLimiter(env: PartyKitEnv): ConnectLimiter {
  limiter ??= createConnectLimiter({ burst: socketsPerAddress(env), refillMs: REFILL_MS });
  return limiter;
}
