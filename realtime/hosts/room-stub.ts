import { formatRoomName, type RoomName } from '../protocol/room-name.ts';
import type { SportKey } from '../sports/sport.ts';
import { hubOf, relayOf, type FollowerName } from './follower-name.ts';
import type { RoomViewText } from './room-rpc.ts';
import type { RoomsEnv } from './rooms-env.ts';

const SUBSCRIBE_ATTEMPTS = 3;
const SUBSCRIBE_PAUSE = 100;

/*
 * The only place that gets a stub. Rooms are addressed by name and initialise themselves in their
 * constructor, so a stub's methods work right away; partyserver's `getServerByName` would cost one
 * more round trip.
 */

/** Returns a match's sequencer, which receives its updates. */
export function matchRoom(env: RoomsEnv, matchId: string) {
  return env.Match.getByName(formatRoomName({ party: 'match', matchId }));
}

/** Returns relay room number `relay` of a match. */
export function relayRoom(env: RoomsEnv, matchId: string, relay: number) {
  return env.Match.getByName(formatRoomName({ party: 'match', matchId, relay }));
}

/** Returns the room with the lines of a sport's current matches. */
export function sportRoom(env: RoomsEnv, sportKey: SportKey) {
  return env.Sport.getByName(formatRoomName({ party: 'sport', sportKey }));
}

/** Returns hub number `hub`, for viewers of any set of rooms. */
export function hubRoom(env: RoomsEnv, hub: number) {
  return env.Hub.getByName(String(hub));
}

/** Returns the room that others follow. */
export function followedRoom(env: RoomsEnv, room: RoomName) {
  return room.party === 'sport' ? sportRoom(env, room.sportKey) : matchRoom(env, room.matchId);
}

/** Subscribes a follower to a room and returns the room's view. Rejects when it does not respond. */
export async function subscribeTo(
  env: RoomsEnv,
  room: RoomName,
  follower: FollowerName,
): Promise<RoomViewText> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await followedRoom(env, room).subscribe(follower);
    } catch (error) {
      if (attempt === SUBSCRIBE_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, SUBSCRIBE_PAUSE * attempt));
    }
  }
}

/** Returns a follower room. */
export function followerRoom(env: RoomsEnv, room: RoomName, follower: FollowerName) {
  const relay = relayOf(follower);
  return room.party === 'match' && relay > 0
    ? relayRoom(env, room.matchId, relay)
    : hubRoom(env, hubOf(follower));
}
