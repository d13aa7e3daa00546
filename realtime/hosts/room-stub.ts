import { formatRoomName, type RoomName } from '../protocol/room-name.ts';
import type { SportKey } from '../sports/sport.ts';
import { kindOf, numberOf, type FollowerName } from './follower-name.ts';
import { fanOut, type RoomsEnv } from './rooms-env.ts';
import { parentOf } from './tree.ts';

/*
 * Only this file creates stubs. Rooms are addressed by name and initialise themselves in their
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

/** Returns the room itself: a match's sequencer or a sport's room. */
export function followedRoom(env: RoomsEnv, room: RoomName) {
  return room.party === 'sport' ? sportRoom(env, room.sportKey) : matchRoom(env, room.matchId);
}

/** Returns a follower's room. */
export function followerRoom(env: RoomsEnv, room: RoomName, follower: FollowerName) {
  return kindOf(follower) === 'relay' && room.party === 'match'
    ? relayRoom(env, room.matchId, numberOf(follower))
    : hubRoom(env, numberOf(follower));
}

/** Returns a follower's parent: the room itself, or another follower. */
export function parentRoom(env: RoomsEnv, room: RoomName, follower: FollowerName) {
  const parent = parentOf(numberOf(follower), fanOut(env));
  return parent === 0
    ? followedRoom(env, room)
    : followerRoom(env, room, `${kindOf(follower)} ${parent}`);
}
