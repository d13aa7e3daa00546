import type * as Party from 'partykit/server';
import { parseRoomPath, type RoomName } from '../../protocol/room-name.ts';
import { refusal } from '../json-answers.ts';
import { checkUpgrade } from '../check-upgrade.ts';
import { awaitTurn } from '../late-turns.ts';
import { isUnsupported, refusedUpgrade } from '../refused-upgrade.ts';
import { partyKitEnv } from './partykit-env.ts';

/**
 * Returns the request, in its turn, if it may open a socket, else its refusal, before the room is created. Does
 * not check that the match exists, because PartyKit's rooms run without a catalogue.
 */
export async function beforeConnect(
  party: RoomName['party'],
  request: Party.Request,
  lobby: Party.Lobby,
): Promise<Party.Request | Response> {
  if (!isRoom(party, lobby.id)) return refusal(404, 'There is no such room.');
  const checked = checkUpgrade(request, partyKitEnv(lobby.env), Date.now());
  if (checked.refusal) return checked.refusal;
  await awaitTurn(checked.turn);
  return isUnsupported(request) ? refusedUpgrade('unsupported-protocol') : request;
}

/** Returns a request without upgrade if its room name and method are valid, else its refusal. */
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
