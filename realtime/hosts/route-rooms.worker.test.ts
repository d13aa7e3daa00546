import { listDurableObjectIds } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newMatchId, updatesOf } from './conformance/match-updates.ts';
import type { TestSocket } from './conformance/test-socket.ts';
import { matchPath } from './conformance/viewer.ts';
import { matchRoom } from './room-stub.ts';
import { socketsPerAddress } from './rooms-env.ts';
import { routeRooms } from './route-rooms.ts';
import { openSocket } from './testing/worker-socket.ts';

const ORIGIN = 'http://rooms.test';

function upgrade(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return exports.default.fetch(ORIGIN + path, { headers: { upgrade: 'websocket', ...headers } });
}

async function refusedWith(response: Response): Promise<number> {
  expect(response.webSocket).toBeNull();
  expect(await response.json()).toEqual({ message: expect.any(String) });
  return response.status;
}

async function accepted(response: Response): Promise<boolean> {
  const socket = await openSocket(response);
  socket.close();
  return true;
}

describe('routeRooms', () => {
  it('leaves other paths alone', async () => {
    const options = { unknownMatch: async () => undefined };
    expect(await routeRooms(new Request(`${ORIGIN}/match/1`), env, options)).toBeNull();
    expect(await routeRooms(new Request(`${ORIGIN}/parties`), env, options)).toBeNull();
  });

  it('refuses paths that name no room', async () => {
    expect(await refusedWith(await upgrade('/parties/chat/1'))).toBe(400);
    expect(await refusedWith(await upgrade('/parties/match/'))).toBe(400);
    expect(await refusedWith(await upgrade('/parties/match/a/b'))).toBe(400);
    expect(await refusedWith(await upgrade('/parties/sport/chess'))).toBe(404);
    expect(await refusedWith(await upgrade('/parties/match/a%20b'))).toBe(404);
    const relay = `/parties/match/${newMatchId()}~1`;
    expect(await refusedWith(await upgrade(relay))).toBe(404);
    expect(await refusedWith(await exports.default.fetch(ORIGIN + relay))).toBe(404);
  });

  it('refuses a match that does not exist before a room is created for it', async () => {
    const before = (await listDurableObjectIds(env.Match)).length;
    expect(await refusedWith(await upgrade('/parties/match/unknown-1'))).toBe(404);
    const read = await exports.default.fetch(`${ORIGIN}/parties/match/unknown-1`);
    expect(await refusedWith(read)).toBe(404);
    expect(await listDurableObjectIds(env.Match)).toHaveLength(before);
  });

  it('names the unknown match when it refuses a hub’s rooms', async () => {
    const answer = await upgrade('/parties/hub?rooms=sport/football,match/known-1,match/unknown-1');
    expect(await answer.json()).toEqual({ message: 'There is no such match: unknown-1' });
    expect(answer.status).toBe(404);
  });

  it('hides a client’s PartyKit headers from the room', async () => {
    const matchId = newMatchId();
    await matchRoom(env, matchId).ingest(updatesOf(matchId, 1));
    const headers = { 'x-partykit-props': '%%%', 'x-partykit-room': 'another' };
    const socket = await openSocket(await upgrade(matchPath(matchId), headers));
    expect(JSON.parse(await socket.next())).toMatchObject({ type: 'snapshot', state: { matchId } });
    socket.close();
  });

  it('accepts no compression, which would unpack frames before the room sees them', async () => {
    const response = await upgrade('/parties/sport/football', {
      'sec-websocket-extensions': 'permessage-deflate',
    });
    expect(response.headers.get('sec-websocket-extensions')).toBeNull();
    expect(await accepted(response)).toBe(true);
  });

  it('allows only GET for reads', async () => {
    const response = await exports.default.fetch(ORIGIN + matchPath(newMatchId()), {
      method: 'POST',
    });
    expect(response.headers.get('allow')).toBe('GET');
    expect(await refusedWith(response)).toBe(405);
  });

  it('opens sockets for its own pages, for listed origins and for native apps', async () => {
    const path = matchPath(newMatchId());
    expect(await accepted(await upgrade(path))).toBe(true);
    expect(await accepted(await upgrade(path, { origin: ORIGIN }))).toBe(true);
    const origin = 'https://partner.example';
    const refused = await upgrade(path, { origin });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        message:
          'Pages of https://partner.example may not open sockets: the operator lists those that may in SOCKET_ORIGINS.',
      },
    ]);
    expect(await refusedWith(await upgrade(path, { origin: 'null' }))).toBe(403);
    const request = new Request(ORIGIN + path, { headers: { upgrade: 'websocket', origin } });
    const listing = { ...env, SOCKET_ORIGINS: `https://one.example, ${origin}` };
    const listed = await routeRooms(request, listing, { unknownMatch: async () => undefined });
    expect(listed && (await accepted(listed))).toBe(true);
  });

  it('limits how many sockets an address has in a room', async () => {
    const path = matchPath(newMatchId());
    const headers = { 'cf-connecting-ip': '192.0.2.7' };
    const share = socketsPerAddress(env);
    const held: TestSocket[] = [];
    for (let n = 0; n < share; n += 1) held.push(await openSocket(await upgrade(path, headers)));
    const later = { now: Date.now() + 60_000, unknownMatch: async () => undefined };
    const again = () =>
      routeRooms(
        new Request(ORIGIN + path, { headers: { upgrade: 'websocket', ...headers } }),
        env,
        later,
      );

    const refused = await again();
    const socket = refused && (await openSocket(refused));
    expect(JSON.parse((await socket?.next()) ?? '')).toMatchObject({
      code: 'too-many-connections',
    });
    expect(await socket?.closed()).toBe(4429);
    const neighbour = await upgrade(path, { 'cf-connecting-ip': '192.0.2.8' });
    expect(await accepted(neighbour)).toBe(true);

    held[0]?.close();
    await expect
      .poll(async () => {
        const response = await again();
        const tried = response && (await openSocket(response));
        return tried?.rest();
      })
      .toEqual([]);
  });

  it('limits how fast an address connects', async () => {
    const headers = { upgrade: 'websocket', 'cf-connecting-ip': '192.0.2.9' };
    const at = { now: Date.now(), unknownMatch: async () => undefined };
    const statuses: number[] = [];
    for (let n = 0; n <= socketsPerAddress(env); n += 1) {
      const request = new Request(ORIGIN + matchPath(newMatchId()), { headers });
      const response = await routeRooms(request, env, at);
      if (response) statuses.push(response.status);
      if (response?.webSocket) (await openSocket(response)).close();
      else await response?.text();
    }
    expect(statuses.at(-2)).toBe(101);
    expect(statuses.at(-1)).toBe(429);
  });

  describe('of a /48', () => {
    const share = socketsPerAddress(env);
    /** Returns the status of a socket of network number `n`, whose match does not exist. */
    const open = async (site: string, n: number, now: number) => {
      const headers = { upgrade: 'websocket', 'cf-connecting-ip': `2001:db8:${site}:${n}::1` };
      const request = new Request(ORIGIN + matchPath('m'), { headers });
      const unknownMatch = async ([id]: readonly string[]) => id;
      const answer = await routeRooms(request, env, { now, pause: async () => {}, unknownMatch });
      return answer && (await refusedWith(answer));
    };

    it('limits how fast new networks connect, and then as fast as one', async () => {
      const now = Date.now();
      const statuses = [];
      for (let n = 0; n <= 2 * share; n += 1) statuses.push(await open('77', n, now));
      expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
      expect(statuses.at(-1)).toBe(429);
      // A network’s own share refills in 51.2 seconds.
      const later = [];
      for (let n = 0; n <= share; n += 1) later.push(await open('77', 100 + n, now + 51_200));
      expect([new Set(later.slice(0, -1)), later.at(-1)]).toEqual([new Set([404]), 429]);
    });

    it('leaves a new network its first sockets, however many its neighbours open', async () => {
      const now = Date.now();
      for (let n = 0; n < 4 * share; n += 1) await open('78', n % 4, now);
      expect([await open('78', 1, now), await open('78', 9, now)]).toEqual([429, 404]);
    });
  });

  it('gives all who connect more than once a second equal shares, and a newcomer its turn at once', async () => {
    const waits = new Map<string, number>();
    const open = async (address: string) => {
      const headers = { upgrade: 'websocket', 'cf-connecting-ip': address };
      waits.set(address, 0);
      const answer = await routeRooms(new Request(ORIGIN + matchPath('m'), { headers }), env, {
        // No earlier socket waits any more.
        now: Date.now() + 3_600_000,
        pause: async (ms) => void waits.set(address, Math.round(ms)),
        unknownMatch: async ([id]) => id,
      });
      expect(answer && (await refusedWith(answer))).toBe(404);
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const addresses = [1, 2, 3, 4].map((n) => `198.18.${n}.1`);
    for (let times = 0; times < 3; times += 1) for (const address of addresses) await open(address);
    await open('198.18.5.1');
    // The gap is 7 ms for each of them, as many as they are by then.
    expect([...waits.values()]).toEqual([11 + 28, 14 + 28, 21 + 28, 28 + 28, 0]);
  });

  it('counts no refused connects among those who connect more than once a second', async () => {
    const start = Date.now() + 7_200_000;
    /** Opens a socket so many ms after the start; returns its wait, ms, null if it is refused. */
    const open = async (address: string, after: number) => {
      let wait = 0;
      const headers = { upgrade: 'websocket', 'cf-connecting-ip': address };
      const answer = await routeRooms(new Request(ORIGIN + matchPath('m'), { headers }), env, {
        now: start + after,
        pause: async (ms) => void (wait = Math.round(ms)),
        unknownMatch: async ([id]) => id,
      });
      return answer && (await refusedWith(answer)) === 404 ? wait : null;
    };
    const addresses = Array.from({ length: 10 }, (_, n) => `198.19.${n}.1`);
    for (const address of addresses)
      for (let n = 0; n < socketsPerAddress(env); n += 1) await open(address, 0);
    // By then each may open one more.
    for (const address of addresses)
      expect([await open(address, 8_000), await open(address, 8_000)]).toEqual([0, null]);
    expect([await open('198.19.99.1', 8_000), await open('198.19.99.1', 8_000)]).toEqual([0, 11]);
  });

  describe('of one address by default', () => {
    /** Opens sockets at once; returns what each waits, ms, and null for one that is refused. */
    const openMany = async (address: string, count: number, now: number) => {
      const waits: (number | null)[] = [];
      for (let n = 0; n < count; n += 1) {
        let wait = 0;
        const headers = { upgrade: 'websocket', 'cf-connecting-ip': address };
        const answer = await routeRooms(
          new Request(ORIGIN + matchPath('m'), { headers }),
          { ...env, SOCKETS_PER_ADDRESS: '' },
          // A refusal of the match comes after the limit, and creates no room.
          { now, pause: async (ms) => void (wait = ms), unknownMatch: async ([id]) => id },
        );
        const status = answer && (await refusedWith(answer));
        waits.push(status === 404 ? wait : null);
      }
      return waits;
    };
    const longest = (waits: (number | null)[]) =>
      Math.max(...waits.map((wait) => wait ?? Infinity));

    it('admits 80 pages with six widgets each, which an office opens at once', async () => {
      const waits = await openMany('192.0.2.10', 80 * 6, Date.now());
      // One after the other, the last before a client gives up.
      expect(waits.slice(0, 2).map(Number).map(Math.round)).toEqual([0, 10]);
      expect(longest(waits)).toBeLessThan(6_000);
    });

    it('admits an office of 200 again after an outage of seconds', async () => {
      const now = Date.now();
      const first = await openMany('192.0.2.11', 200, now);
      const second = await openMany('192.0.2.11', 200, now + 5_000);
      expect([longest(first) < 6_000, longest(second) < 6_000]).toEqual([true, true]);
    });

    it('admits ten a second of one that goes on beyond its burst', async () => {
      const now = Date.now();
      await openMany('192.0.2.12', 512, now);
      const later = await openMany('192.0.2.12', 100, now + 2_000);
      expect(later.filter((wait) => wait !== null)).toHaveLength(20);
    });
  });

  it('lets no client choose the id of its connection', async () => {
    const matchId = newMatchId();
    await matchRoom(env, matchId).ingest(updatesOf(matchId, 1));
    const socket = await openSocket(await upgrade(`${matchPath(matchId)}?_pk=${'x'.repeat(500)}`));
    expect(JSON.parse(await socket.next())).toMatchObject({ type: 'snapshot' });
  });
});
