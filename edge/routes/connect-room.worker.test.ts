import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { sportRoom } from '../../realtime/hosts/room-stub.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { fixture, newMatchId, openingUpdates } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { newContext } from '../testing/contexts.ts';
import { signed } from '../testing/signed.ts';
import { app } from '../testing/worker.ts';
import { GATES } from '../gates.ts';

const away = () => {
  throw new Error('D1_ERROR: no such table: matches');
};
const withoutDatabase = { ...env, DB: overridden(env.DB, { prepare: away, batch: away }) };

const socket = (matchId: string) =>
  new Request(`http://localhost/parties/match/${matchId}`, { headers: { upgrade: 'websocket' } });

describe('a socket of a known network', () => {
  const HOUR = 3_600_000;

  async function bringMatch(startTime: number): Promise<string> {
    const matchId = newMatchId();
    const first = { matchId, sequence: 1, occurredAt: startTime, fixture: fixture({ startTime }) };
    await call(signed('/ingest/v1/updates', { source: 'test', updates: [first] }));
    return matchId;
  }

  async function connect(path: string, address = '192.0.2.41'): Promise<number> {
    const headers = { upgrade: 'websocket', 'cf-connecting-ip': address };
    const request = new Request(`http://localhost${path}`, { headers });
    const { status, webSocket } = await app.fetch(request, env, newContext());
    webSocket?.accept();
    webSocket?.close();
    return status;
  }

  it('passes a gate to wake rooms out of play, and none while they are awake', async () => {
    const [old, older, inPlay] = await Promise.all(
      [4, 5, 1].map((hours) => bringMatch(Date.now() - hours * HOUR)),
    );
    const run = vi.spyOn(GATES['sleeping-room'], 'run');
    onTestFinished(() => run.mockRestore());
    const hub = `/parties/hub?rooms=sport/football,match/${older},match/${inPlay}`;
    for (const path of [`/parties/match/${inPlay}`, `/parties/match/${old}`, hub])
      expect(await connect(path)).toBe(101);
    expect(run.mock.calls.map(([{ weight }]) => weight)).toEqual([1, 1]);
    for (const path of [`/parties/match/${old}`, hub]) expect(await connect(path)).toBe(101);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('looks up the matches that are not known in one turn of reads', async () => {
    const [one, two] = await Promise.all([bringMatch(Date.now()), bringMatch(Date.now())]);
    const run = vi.spyOn(GATES.call, 'run');
    onTestFinished(() => run.mockRestore());
    const hub = `/parties/hub?rooms=match/${one},match/${two}`;
    expect(await connect(`${hub},match/${newMatchId()}`)).toBe(404);
    expect(run).toHaveBeenCalledOnce();
    expect(await connect(hub)).toBe(101);
    expect(run).toHaveBeenCalledOnce();
    run.mockResolvedValue(null);
    expect(await connect(`/parties/match/${newMatchId()}`)).toBe(429);
    expect(await connect(hub)).toBe(101);
  });

  it('connects without the gate once another socket has woken the room that it waits for', async () => {
    const path = `/parties/match/${await bringMatch(Date.now() - 4 * HOUR)}`;
    const run = vi.spyOn(GATES['sleeping-room'], 'run');
    onTestFinished(() => run.mockRestore());
    // The gate lets nobody in, and asks after the room is awake.
    run.mockImplementationOnce(async ({ isNeeded }) => {
      expect(isNeeded?.()).toBe(true);
      expect(await connect(path, '192.0.2.42')).toBe(101);
      expect(isNeeded?.()).toBe(false);
      return null;
    });
    expect(await connect(path)).toBe(101);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is refused for a while if too many rooms are being woken', async () => {
    const old = await bringMatch(Date.now() - 4 * HOUR);
    const run = vi.spyOn(GATES['sleeping-room'], 'run').mockResolvedValue(null);
    onTestFinished(() => run.mockRestore());
    expect(await connect(`/parties/match/${old}`)).toBe(429);
  });
});

describe('while the database is unavailable', () => {
  const live = newMatchId();

  beforeAll(async () => {
    await call(signed('/ingest/v1/updates', { source: 'test', updates: openingUpdates(live) }));
    await eventually(async () => {
      const { lines } = await sportRoom(env, 'football').snapshot();
      if (!Object.hasOwn(lines, live)) throw new Error('not listed yet');
    });
  });

  it('a match that its sport’s room lists is available', async () => {
    const { status, body } = await call(`/parties/match/${live}`, withoutDatabase);
    expect([status, body]).toMatchObject([200, { state: { score: { home: 1, away: 0 } } }]);
  });

  it.each([
    ['its state', (id: string) => `/parties/match/${id}`],
    ['its socket', socket],
  ])('a request for %s of an unknown match gets 503 with retry-after', async (_what, request) => {
    const { status, headers, body } = await call(request(newMatchId()), withoutDatabase);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it('requests for many unknown matches query the database and each sport’s room once', async () => {
    // Nothing is known from the requests before.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_001 });
    onTestFinished(async () => {
      vi.useRealTimers();
      // For a moment the database still counts as down, also in later files.
      await eventually(async () =>
        expect((await call(`/parties/match/${newMatchId()}`)).status).toBe(404),
      );
    });
    const asked: string[] = [];
    const counted = {
      ...env,
      DB: overridden(env.DB, {
        prepare: () => {
          asked.push('database');
          away();
        },
      }),
      Sport: overridden(env.Sport, {
        getByName: (name: string) => {
          asked.push(name);
          return env.Sport.getByName(name);
        },
      }),
    };
    for (let times = 0; times < 5; times += 1) {
      const { status } = await call(`/parties/match/${newMatchId()}`, counted);
      expect(status).toBe(503);
    }
    expect(asked).toEqual(['database', ...ALL_SPORTS.map(({ key }) => key)]);
  });

  it('the sports’ rooms answer as usual', async () => {
    const { status, body } = await call('/parties/sport/football', withoutDatabase);
    expect([status, body]).toMatchObject([200, { lines: { [live]: { score: { home: 1 } } } }]);
  });
});
