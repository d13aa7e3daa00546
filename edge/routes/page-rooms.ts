import { hubRoom, matchRoom, sportRoom } from '../../realtime/hosts/room-stub.ts';
import { hubCount, type RoomsEnv } from '../../realtime/hosts/rooms-env.ts';
import type { MatchSnapshot, SportSnapshot } from '../../realtime/protocol/frame.ts';
import type { RoomName } from '../../realtime/protocol/room-name.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Visitor } from '../contracts/edge-context.ts';
import { inTurns, once } from '../in-turns.ts';

/** Reads rooms for one page, each once. */
export interface PageRooms {
  /** Rejects if the room does not answer. */
  sport: (sportKey: SportKey) => Promise<SportSnapshot>;
  /** Null for an empty room. Rejects if the room does not answer. */
  match: (matchId: string) => Promise<MatchSnapshot | null>;
  snapshotOf: (room: RoomName) => Promise<MatchSnapshot | SportSnapshot | null>;
}

/** Bindings of the calls that a page makes within the Worker. */
export interface PageBindings {
  ROOMS?: PageRooms;
  /** Visitor of the page. */
  VISITOR?: Visitor;
}

/** Most rooms that a hub reads for one call: a Worker may have six connections at a time. */
const ROOMS_PER_HUB = 6;

/**
 * Returns the reader of rooms for a page. If the page needs the lists of several sports, hubs of
 * its region read them.
 */
export function createPageRooms(env: RoomsEnv, region: number): PageRooms {
  const read = inTurns((keys: SportKey[]) => readLists(env, region, keys));
  const sportOnce = once<SportSnapshot>();
  const matchOnce = once<MatchSnapshot | null>();
  const sport = (key: SportKey) =>
    sportOnce(key, async () => {
      const list = await read(key);
      if (!list) throw new Error(`The room of ${key} does not answer`);
      return list;
    });
  const match = (id: string) => matchOnce(id, async () => matchRoom(env, id).snapshot());
  return {
    sport,
    match,
    snapshotOf: (room) => (room.party === 'sport' ? sport(room.sportKey) : match(room.matchId)),
  };
}

async function readLists(
  env: RoomsEnv,
  region: number,
  keys: readonly SportKey[],
): Promise<readonly (SportSnapshot | null)[]> {
  const [first, ...others] = keys;
  if (first !== undefined && others.length === 0) return [await sportRoom(env, first).snapshot()];
  const parts = Array.from({ length: Math.ceil(keys.length / ROOMS_PER_HUB) }, (_, part) =>
    keys.slice(part * ROOMS_PER_HUB, (part + 1) * ROOMS_PER_HUB),
  );
  // Picks one of the hubs that fill first: all are near.
  const hub = () => hubRoom(env, region + 1 + Math.floor(Math.random() * hubCount(env)));
  const lists = await Promise.all(parts.map(async (part) => hub().snapshots(part)));
  return lists.flat();
}
