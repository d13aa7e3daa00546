import { evictDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { describe, it } from 'vitest';
import { parseRoomPath } from '../protocol/room-name.ts';
import type { Harness } from './conformance/harness.ts';
import { cases } from './conformance/suite.ts';
import { createTestSocket } from './conformance/test-socket.ts';
import { matchRoom, sportRoom } from './room-stub.ts';

const harness: Harness = {
  socketsSurviveEviction: true,
  async ingest(matchId, updates) {
    const { results } = await matchRoom(env, matchId).ingest(updates);
    return results;
  },
  async connect(path, query = {}) {
    const url = `http://rooms.test${path}?${new URLSearchParams(query)}`;
    const response = await exports.default.fetch(url, { headers: { upgrade: 'websocket' } });
    const { webSocket } = response;
    if (!webSocket) throw new Error(`Refused: ${response.status} ${await response.text()}`);
    const events = createTestSocket({
      send: (text) => webSocket.send(text),
      close: () => webSocket.close(1000),
    });
    webSocket.addEventListener('message', ({ data }) => events.message(String(data)));
    webSocket.addEventListener('close', ({ code }) => events.close(code));
    webSocket.accept();
    return events.socket;
  },
  async get(path) {
    const response = await exports.default.fetch(`http://rooms.test${path}`);
    const body = await response.json();
    return { status: response.status, cacheControl: response.headers.get('cache-control'), body };
  },
  async evict(path) {
    const room = parseRoomPath(path);
    if (!room) throw new Error(`No room at ${path}`);
    const stub =
      room.party === 'match' ? matchRoom(env, room.matchId) : sportRoom(env, room.sportKey);
    await evictDurableObject(stub);
  },
};

describe('a room on Durable Objects', () => {
  for (const { name, run } of cases) it(name, () => run(harness));
});
