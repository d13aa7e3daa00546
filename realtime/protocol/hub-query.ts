import * as v from 'valibot';
import { ALL_SPORTS } from '../sports/registry.ts';
import type { Position } from './connect-query.ts';
import { epochSchema, versionSchema } from './frame.ts';
import { formatRoomName, parseRoomName, type RoomName } from './room-name.ts';
import { PROTOCOL_VERSION } from './version.ts';

export { formatHubRooms, HUB_PATH } from '../../clients/live/src/address.ts';

/** Limit of matches per connection, which may also follow every sport. */
export const MAX_HUB_MATCHES = 8;

/** A room that a connection follows, and the client's position. */
export interface HubEntry {
  room: RoomName;
  position: Position | null;
}

/** A client's request to a hub; `malformed` gives the reason. */
export type HubQuery =
  | { kind: 'ok'; entries: readonly HubEntry[] }
  | { kind: 'unsupported-protocol'; protocol: string }
  | { kind: 'malformed'; message: string };

/** Returns a room's name in a hub's frames: `sport/football`, `match/m1`. */
export function formatRoomKey(room: RoomName): string {
  return `${room.party}/${formatRoomName(room)}`;
}

/** Returns the room of a name in a hub's frames; undefined for an invalid name or a relay. */
export function parseRoomKey(key: string): RoomName | undefined {
  const [party = '', name = '', ...rest] = key.split('/');
  if (rest.length > 0) return undefined;
  const room = parseRoomName(party, name);
  return room?.party === 'match' && room.relay !== undefined ? undefined : room;
}

/** Parses `rooms` and `protocol` of a hub connection's query. */
export function parseHubQuery(query: URLSearchParams): HubQuery {
  const protocol = query.get('protocol');
  if (protocol !== null && protocol !== String(PROTOCOL_VERSION))
    return { kind: 'unsupported-protocol', protocol };
  return parseHubRooms(query.get('rooms') ?? '');
}

/**
 * Parses a list of `{room}` or `{room}@{epoch}@{version}`, separated by commas. A malformed
 * position becomes null: the client gets a snapshot.
 */
export function parseHubRooms(text: string): Exclude<HubQuery, { kind: 'unsupported-protocol' }> {
  if (text === '') return malformed('Name the rooms: rooms=sport/football,match/{matchId}.');
  const entries = new Map<string, HubEntry>();
  let matches = 0;
  for (const part of text.split(',', ALL_SPORTS.length + MAX_HUB_MATCHES + 1)) {
    const [key = '', epoch, version] = part.split('@');
    const room = parseRoomKey(key);
    if (!room) return malformed(`There is no such room: ${key.slice(0, 80)}`);
    if (entries.has(key)) return malformed(`A room is named twice: ${key}`);
    if (room.party === 'match') matches += 1;
    entries.set(key, { room, position: positionOf(epoch, version) });
  }
  return matches > MAX_HUB_MATCHES
    ? malformed(`A connection follows ${MAX_HUB_MATCHES} matches at most.`)
    : { kind: 'ok', entries: [...entries.values()] };
}

function positionOf(epoch: string | undefined, version: string | undefined): Position | null {
  if (!v.is(epochSchema, epoch) || !/^\d{1,16}$/.test(version ?? '')) return null;
  const number = Number(version);
  return v.is(versionSchema, number) ? { epoch, version: number } : null;
}

function malformed(message: string): { kind: 'malformed'; message: string } {
  return { kind: 'malformed', message };
}
