import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kickOff, newMatchId, scored } from './conformance/match-updates.ts';
import type { TestSocket } from './conformance/test-socket.ts';
import { matchPath, MatchViewer, sportPath } from './conformance/viewer.ts';
import type { Incident } from '../protocol/incident.ts';
import type { SportKey } from '../sports/sport.ts';
import { addressTags } from './address-tag.ts';
import { IgnoredFrames } from './ignored-frames.ts';
import { MatchRoomServer, SportRoomServer } from './durable-object.ts';
import { RefusedSockets } from './refused-upgrade.ts';
import { Pings } from './pings.ts';
import { matchRoom, sportRoom } from './room-stub.ts';
import { socketsPerAddress } from './rooms-env.ts';
import { routeRooms } from './route-rooms.ts';
import { RoomSockets } from './sockets.ts';
import { BroadcastShares, SHARE_LENGTH } from './broadcast-shares.ts';
import { harness, startMatch } from './testing/worker-harness.ts';
import { openSocket } from './testing/worker-socket.ts';

const ORIGIN = 'http://rooms.test';

afterEach(() => void vi.restoreAllMocks());

/** Connects a client that does not respond to a close frame. */
async function stubborn(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ socket: WebSocket; closed: Promise<number> }> {
  const { webSocket: socket } = await exports.default.fetch(ORIGIN + path, {
    headers: { upgrade: 'websocket', ...headers },
  });
  if (!socket) throw new Error('refused');
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  socket.accept({ allowHalfOpen: true });
  return { socket, closed };
}

describe('a client that ignores its close frame', () => {
  it('is ignored without work or errors, and other viewers still get updates', async () => {
    const matchId = await startMatch(1);
    const viewer = await (await MatchViewer.connect(harness, matchId)).reach(2);
    const onMessage = vi.spyOn(MatchRoomServer.prototype, 'onMessage');
    const errors = vi.spyOn(console, 'error');
    const { socket, closed } = await stubborn(matchPath(matchId));
    socket.send('garbage');
    expect(await closed).toBe(4400);
    for (let n = 0; n < 100; n += 1) socket.send(n % 2 === 0 ? 'more' : new Uint8Array(9_000));
    // Frames arrive in order, so after the close all were read.
    socket.close(1000);
    await expect
      .poll(() =>
        runInDurableObject(matchRoom(env, matchId), (_room, state) => state.getWebSockets().length),
      )
      .toBe(1);
    expect(onMessage).toHaveBeenCalledTimes(1);
    expect(errors).not.toHaveBeenCalled();
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    await viewer.reach(3);
  });

  it('does not delay an ingest until its last frame is read', async () => {
    const matchId = await startMatch(1);
    const { socket, closed } = await stubborn(matchPath(matchId));
    socket.send('garbage');
    expect(await closed).toBe(4400);
    const taken = vi.spyOn(IgnoredFrames.prototype, 'take');
    const frames = 500;
    for (let n = 0; n < frames; n += 1) socket.send('more');
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    expect(taken.mock.calls.length).toBeLessThan(frames);
    socket.close(1000);
    await expect.poll(() => taken.mock.calls.length).toBe(frames);
  });

  it('counts as one of its address’s sockets until it closes', async () => {
    const matchId = newMatchId();
    await harness.ingest(matchId, [kickOff(matchId)]);
    const path = matchPath(matchId);
    const address = { 'cf-connecting-ip': '192.0.2.77' };
    const held = [];
    for (let n = 0; n < socketsPerAddress(env); n += 1) held.push(await stubborn(path, address));
    for (const { socket } of held) socket.send('garbage');
    for (const { closed } of held) expect(await closed).toBe(4400);
    let now = Date.now();
    const another = async () => {
      // Late enough after the last one that the address may connect again.
      now += 60_000;
      const headers = { upgrade: 'websocket', ...address };
      const response = await routeRooms(new Request(ORIGIN + path, { headers }), env, {
        now,
        unknownMatch: async () => undefined,
      });
      if (!response) throw new Error('no answer');
      // An error frame, or the match.
      return (await openSocket(response)).next();
    };
    expect(await another()).toContain('too-many-connections');
    held[0]?.socket.close(1000);
    await expect.poll(another).toContain('snapshot');
  });
});

describe('a room whose places an address has taken', () => {
  const share = socketsPerAddress(env);
  let sport: SportKey = 'handball';
  let [address, start] = [0, Date.now()];
  beforeEach(() => {
    address += 1;
    start += 3_600_000;
  });

  /** Connects to the room itself, `after` the test's start, ms. */
  async function connect(after: number): Promise<Response> {
    vi.spyOn(Date, 'now').mockReturnValue(start + after);
    const headers = { upgrade: 'websocket', 'cf-connecting-ip': `198.51.100.${address}` };
    return sportRoom(env, sport).fetch(ORIGIN + sportPath(sport), { headers });
  }
  const first = async (after: number) => (await openSocket(await connect(after))).next();
  /** Fills the address with sockets whose clients never take them, as if the upgrade broke off. */
  async function fill(count = share): Promise<void> {
    for (let n = 0; n < count; n += 1) expect((await connect(0)).status).toBe(101);
  }

  it('renews sockets that have been silent for a minute, and counts none that has not ended half a minute later', async () => {
    await fill();
    expect(await first(59_999)).toContain('too-many-connections');
    expect(await first(90_000)).toContain('too-many-connections');
    expect(await first(119_999)).toContain('too-many-connections');
    expect(await first(120_000)).toContain('snapshot');
  });

  it('renews a working client, which is back at once, but none that has sent a ping lately', async () => {
    const working = await openSocket(await connect(0));
    const quiet = await openSocket(await connect(0));
    await fill(share - 2);
    const pings = vi.spyOn(Pings.prototype, 'lastOf').mockReturnValueOnce(0);
    pings.mockReturnValue(start + 40_000);
    expect(await first(60_000)).toContain('too-many-connections');
    expect(await working.closed()).toBe(4408);
    expect(await first(60_000)).toContain('snapshot');
    expect((await quiet.rest()).join()).toContain('snapshot');
  });

  it('restarts, at most every ten minutes, once it holds thousands of sockets that do not end', async () => {
    // It wakes now.
    sport = 'volleyball';
    await fill();
    const clogged = vi.spyOn(RoomSockets.prototype, 'isClogged', 'get').mockReturnValue(true);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await first(599_999)).toContain('too-many-connections');
    await expect(connect(700_000)).rejects.toThrow('Too many sockets do not end');
    clogged.mockRestore();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(await first(700_000)).toContain('snapshot');
  });

  it('gives up no further socket once those were sent 64 million characters, and restarts', async () => {
    // It wakes now.
    sport = 'baseball';
    vi.spyOn(BroadcastShares.prototype, 'end').mockReturnValue(16_000_000);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await fill();
    expect(await first(60_000)).toContain('too-many-connections');
    // Four of eight give their places up.
    for (let n = 0; n < 4; n += 1) expect(await first(120_000)).toContain('snapshot');
    expect(await first(120_000)).toContain('too-many-connections');
    await expect(connect(700_000)).rejects.toThrow('Too many sockets do not end');
    expect(await first(700_000)).toContain('snapshot');
  });
});

describe('a room that holds sockets of a /48', () => {
  const share = socketsPerAddress(env);
  // A sport has no relays: its room is never full.
  const room = () => sportRoom(env, 'badminton');

  /** Connects to the room itself: the front door would let no /48 connect so fast. */
  async function connect(site: string, network: number): Promise<TestSocket> {
    const address = { 'cf-connecting-ip': `2001:db8:${site}:${network}::1` };
    const headers = { upgrade: 'websocket', ...address };
    return openSocket(await room().fetch(ORIGIN + sportPath('badminton'), { headers }));
  }

  /** Returns the first frame of a new socket. */
  async function first(site: string, network: number): Promise<string> {
    return (await connect(site, network)).next();
  }

  it('gives its networks together four times the share of one, also after it hibernated, and a place when one closes', async () => {
    const held: TestSocket[] = [];
    for (let n = 0; n < 4 * share; n += 1) held.push(await connect('48', n % 5));
    for (const socket of held) expect(await socket.next()).toContain('snapshot');

    const refused = await connect('48', 5);
    expect(await refused.next()).toContain('too-many-connections');
    expect(await refused.closed()).toBe(4429);
    expect(await first('49', 5)).toContain('snapshot');
    await evictDurableObject(room());
    expect(await first('48', 5)).toContain('too-many-connections');

    held[0]?.close();
    await expect.poll(() => first('48', 5)).toContain('snapshot');
    expect(await first('48', 6)).toContain('too-many-connections');
  });

  it('counts a socket that has no tag of its /48 for its network alone', async () => {
    const tags = vi.spyOn(SportRoomServer.prototype, 'getConnectionTags');
    tags.mockImplementation(async (_socket, { request }) => {
      const all = await addressTags(request.headers, room().id.toString());
      return all.slice(0, 1);
    });
    for (let n = 0; n < 5 * share; n += 1) await connect('50', n % 5);
    tags.mockRestore();
    expect(await first('50', 0)).toContain('too-many-connections');
    expect(await first('50', 5)).toContain('snapshot');
  });
});

describe('a room that answers pings itself, since the platform does not', () => {
  /** Opens a socket of such a room, and keeps what it receives. */
  async function pinged(pings: number) {
    const matchId = await startMatch(1);
    const received: unknown[] = [];
    await runInDurableObject(matchRoom(env, matchId), (_room, state) =>
      state.setWebSocketAutoResponse(),
    );
    const { socket, closed } = await stubborn(matchPath(matchId));
    socket.addEventListener('message', ({ data }) => void received.push(data));
    for (let n = 0; n < pings; n += 1) socket.send('ping');
    const pongs = () => received.filter((text) => text === 'pong').length;
    return { closed, pongs };
  }

  it('answers a client that returns and checks its connection', async () => {
    const { pongs } = await pinged(3);
    await expect.poll(pongs).toBe(3);
  });

  it('closes a socket that floods it with pings', async () => {
    const { closed, pongs } = await pinged(100);
    expect(await closed).toBe(4400);
    expect(pongs()).toBe(8);
  });

  it('counts the pings of each ten seconds', () => {
    const pings = new Pings();
    const { 1: socket } = new WebSocketPair();
    const admitted = Array.from({ length: 10 }, () => pings.admit(socket, 1_000));
    expect(admitted).toEqual([...Array.from({ length: 8 }, () => true), false, false]);
    expect([pings.admit(socket, 10_999), pings.admit(socket, 11_000)]).toEqual([false, true]);
  });
});

it('a room pauses reading after every few frames that it ignored, sooner after long ones', async () => {
  let pauses = 0;
  let now = 0;
  const ignored = new IgnoredFrames(
    {
      blockConcurrencyWhile: async (pause) => {
        pauses += 1;
        return pause();
      },
    },
    () => now,
  );
  const takeAll = async (frames: number, frame: string | ArrayBuffer, apart = 20) => {
    pauses = 0;
    for (let n = 0; n < frames; n += 1) {
      now += apart;
      await ignored.take(frame);
    }
    return pauses;
  };
  expect(await takeAll(160, 'short')).toBe(10);
  expect(await takeAll(10, 'x'.repeat(1_000_000))).toBe(10);
  expect(await takeAll(10, new ArrayBuffer(1_000_000))).toBe(10);
  // Many sockets at once share one pause.
  now += 20;
  expect(await takeAll(200, 'x'.repeat(64_000), 0)).toBe(1);
});

it('a room responds 429 to a refused upgrade while 64 refused clients stay connected', async () => {
  const path = `${matchPath(newMatchId())}?protocol=99`;
  const refused = () =>
    matchRoom(env, 'refusing').fetch(ORIGIN + path, { headers: { upgrade: 'websocket' } });
  const sockets: WebSocket[] = [];
  for (let n = 0; n < 64; n += 1) {
    const { webSocket } = await refused();
    webSocket?.accept({ allowHalfOpen: true });
    if (webSocket) sockets.push(webSocket);
  }
  expect(sockets).toHaveLength(64);
  const response = await refused();
  expect(response.status).toBe(429);
  await response.text();
  for (const socket of sockets) socket.close(1000);
  await expect
    .poll(async () => {
      const answer = await refused();
      answer.webSocket?.accept();
      return answer.status;
    })
    .toBe(101);
});

it('a refused socket no longer counts after an error without a close, nor after a minute', () => {
  const refused = new RefusedSockets();
  const add = () => {
    const { 1: server } = new WebSocketPair();
    server.accept();
    refused.add(server, '', 0);
    return server;
  };
  const [first] = Array.from({ length: 64 }, add);
  expect(refused.isFullFor('', 0)).toBe(true);
  first?.dispatchEvent(new Event('error'));
  expect(refused.isFullFor('', 0)).toBe(false);
  first?.dispatchEvent(new Event('close'));
  add();
  expect(refused.isFullFor('', 59_999)).toBe(true);
  expect(refused.isFullFor('', 60_000)).toBe(false);
});

it('256 refused sockets that do not end keep all others from a socket that only says why it is refused', () => {
  const refused = new RefusedSockets();
  const sockets = Array.from({ length: 256 }, (_, n) => {
    const { 1: server } = new WebSocketPair();
    refused.add(server, `192.0.2.${n}`, 0);
    return server;
  });
  expect(refused.isFullFor('198.51.100.1', 60_000)).toBe(true);
  sockets[0]?.dispatchEvent(new Event('close'));
  expect(refused.isFullFor('198.51.100.1', 60_000)).toBe(false);
});

it('the refused sockets of some addresses leave places to others, up to 256 in all', () => {
  const refused = new RefusedSockets();
  /** Adds refused sockets of an address until it has its share; returns how many. */
  const fill = (address: string) => {
    let added = 0;
    for (; !refused.isFullFor(address, 0); added += 1) {
      const { 1: server } = new WebSocketPair();
      server.accept();
      refused.add(server, address, 0);
    }
    return added;
  };
  const counts = Array.from({ length: 201 }, (_, n) => fill(`192.0.2.${n}`));
  expect(counts).toEqual([...Array(8).fill(8), ...Array(192).fill(1), 0]);
});

it('a connection is closed for renewal after its share, which its first frames count towards', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const matchId = newMatchId();
  const comments = (count: number, letter: string): Incident[] =>
    Array.from({ length: count }, (_, n) => ({
      id: `i${n}`,
      type: 'comment',
      team: null,
      minute: 1,
      text: letter.repeat(400),
    }));
  await harness.ingest(matchId, [{ ...kickOff(matchId), incidents: comments(1_000, 'a') }]);
  const { socket, closed } = await stubborn(matchPath(matchId));
  const lengths: number[] = [];
  socket.addEventListener('message', ({ data }) => lengths.push(String(data).length));
  const changes = Array.from({ length: 100 }, (_, n) => ({
    ...scored(matchId, n + 2, n, 0),
    incidents: comments(25, n % 2 === 0 ? 'b' : 'a'),
  }));
  await harness.ingest(matchId, changes);
  expect(await closed).toBe(4408);
  const [first = 0, second = 0] = lengths;
  expect(first).toBeGreaterThan(SHARE_LENGTH * 0.4);
  const length = lengths.reduce((sum, one) => sum + one, 0);
  expect(length).toBeGreaterThanOrEqual(SHARE_LENGTH);
  expect(length).toBeLessThanOrEqual(SHARE_LENGTH + second + 1_000);
});
