import * as v from 'valibot';
import { matchIdSchema } from './match-id.ts';
import { sportByKey } from '../sports/registry.ts';
import type { SportKey } from '../sports/sport.ts';

/** A room's identity. `relay` is absent for the sequencer itself. */
export type RoomName =
  | { party: 'match'; matchId: string; relay?: number }
  | { party: 'sport'; sportKey: SportKey };

/** Returns a room's name within its party: `{matchId}`, `{matchId}~{relay}` or `{sportKey}`. */
export function formatRoomName(room: RoomName): string {
  if (room.party === 'sport') return room.sportKey;
  return room.relay === undefined ? room.matchId : `${room.matchId}~${room.relay}`;
}

/** Returns the room of a party and a name; undefined if either is invalid. */
export function parseRoomName(party: string, name: string): RoomName | undefined {
  if (party === 'sport') {
    const sport = sportByKey(name);
    return sport && { party, sportKey: sport.key };
  }
  if (party !== 'match') return undefined;
  const [matchId = '', relayText, ...rest] = name.split('~');
  if (rest.length > 0 || !v.is(matchIdSchema, matchId)) return undefined;
  if (relayText === undefined) return { party, matchId };
  if (!/^[1-9]\d{0,4}$/.test(relayText)) return undefined;
  return { party, matchId, relay: Number(relayText) };
}

/** Returns the path of a room's socket and snapshot: `/parties/match/{matchId}`. */
export function roomPath(room: RoomName): string {
  return `/parties/${room.party}/${encodeURIComponent(formatRoomName(room))}`;
}

/** Returns the room of a path, or undefined for other paths. */
export function parseRoomPath(path: string): RoomName | undefined {
  const match = /^\/parties\/([a-z]+)\/([^/]+)$/.exec(path);
  if (!match?.[1] || !match[2]) return undefined;
  try {
    return parseRoomName(match[1], decodeURIComponent(match[2]));
  } catch {
    return undefined;
  }
}
