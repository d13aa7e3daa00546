import { formatRoomName } from '../protocol/room-name.ts';
import type { SportKey } from '../sports/sport.ts';
import type { RoomsEnv } from './rooms-env.ts';

/*
 * The only place that gets a stub. Rooms are addressed by name and set
 * themselves up in their constructor, so a stub's methods can be called right
 * away; partyserver's `getServerByName` would cost one more round trip.
 */

/** The room of a match: its sequencer, which takes its updates. */
export function matchRoom(env: RoomsEnv, matchId: string) {
  return env.Match.getByName(formatRoomName({ party: 'match', matchId }));
}

/** Relay room number `relay` of a match. */
export function relayRoom(env: RoomsEnv, matchId: string, relay: number) {
  return env.Match.getByName(formatRoomName({ party: 'match', matchId, relay }));
}

/** The room that holds the lines of a sport's current matches. */
export function sportRoom(env: RoomsEnv, sportKey: SportKey) {
  return env.Sport.getByName(formatRoomName({ party: 'sport', sportKey }));
}
