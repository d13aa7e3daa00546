import { evictDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { parseRoomPath } from '../../protocol/room-name.ts';
import type { Harness } from '../conformance/harness.ts';
import { newMatchId, updatesOf } from '../conformance/match-updates.ts';
import { matchRoom, relayRoom, sportRoom } from '../room-stub.ts';
import { openSocket } from './worker-socket.ts';

const ORIGIN = 'http://rooms.test';
const UPGRADE = { headers: { upgrade: 'websocket' } };

function urlOf(path: string, query: Record<string, string> = {}): string {
  return `${ORIGIN}${path}?${new URLSearchParams(query)}`;
}

/** Reaches the rooms through their front door. */
export const harness: Harness = {
  socketsSurviveEviction: true,
  async ingest(matchId, updates) {
    const { results } = await matchRoom(env, matchId).ingest(updates);
    return results;
  },
  async connect(path, query) {
    return openSocket(await exports.default.fetch(urlOf(path, query), UPGRADE));
  },
  async get(path) {
    const response = await exports.default.fetch(urlOf(path));
    const body = await response.json();
    return { status: response.status, cacheControl: response.headers.get('cache-control'), body };
  },
  async evict(path) {
    const room = parseRoomPath(path);
    if (!room) throw new Error(`No room at ${path}`);
    await evictDurableObject(
      room.party === 'match' ? matchRoom(env, room.matchId) : sportRoom(env, room.sportKey),
    );
  },
};

/** Starts a match of its own, with so many score changes: versions 1 to `changes` + 1. */
export async function startMatch(changes: number): Promise<string> {
  const matchId = newMatchId();
  await harness.ingest(matchId, updatesOf(matchId, changes));
  return matchId;
}

/** Like `harness`, but every viewer of a match is in its relay room `relay`. */
export function harnessOfRelay(relay: number): Harness {
  return {
    ...harness,
    async connect(path, query) {
      const room = parseRoomPath(path);
      if (room?.party !== 'match') return harness.connect(path, query);
      const stub = relayRoom(env, room.matchId, relay);
      return openSocket(await stub.fetch(urlOf(path, query), UPGRADE));
    },
    async evict(path) {
      const room = parseRoomPath(path);
      if (room?.party === 'match') await evictDurableObject(relayRoom(env, room.matchId, relay));
      await harness.evict(path);
    },
  };
}

export const relayHarness: Harness = harnessOfRelay(1);
