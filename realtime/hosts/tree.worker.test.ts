import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newMatchId, scored, updatesOf } from './conformance/match-updates.ts';
import { getSnapshot, matchPath, MatchViewer } from './conformance/viewer.ts';
import { matchRoom, relayRoom } from './room-stub.ts';
import { fanOut, relayThreshold } from './rooms-env.ts';
import { routeRooms } from './route-rooms.ts';
import { regionOf } from './tree.ts';
import { crash } from './testing/crash.ts';
import { followersOf } from './testing/followers-of.ts';
import { harness, harnessOfRelay, startMatch } from './testing/worker-harness.ts';
import { openSocket } from './testing/worker-socket.ts';

const THRESHOLD = relayThreshold(env);
/** With a fan-out of two: relays 1 and 2 follow the sequencer, 3 and 5 follow 1, 4 and 6 follow 2. */
const [NODE, LEAF] = [1, 3];
const leafHarness = harnessOfRelay(LEAF);

/** Opens a socket through the front door, `seconds` from now. */
async function arrive(matchId: string, seconds = 0, continent?: string): Promise<MatchViewer> {
  const answer = await routeRooms(
    new Request(`http://rooms.test${matchPath(matchId)}`, {
      headers: { upgrade: 'websocket' },
      cf: continent ? { continent } : {},
    }),
    env,
    { unknownMatch: async () => undefined, now: Date.now() + seconds * 1_000 },
  );
  if (!answer) throw new Error('No answer');
  return new MatchViewer(await openSocket(answer), { position: null, state: null });
}

async function arriveAll(matchId: string, count: number): Promise<MatchViewer[]> {
  const viewers: MatchViewer[] = [];
  for (let n = 0; n < count; n += 1) viewers.push(await arrive(matchId));
  return viewers;
}

const socketsOf = (stub: DurableObjectStub<Rpc.DurableObjectBranded>) =>
  runInDurableObject(stub, (_room, state) => state.getWebSockets().length);

describe('a tree of relays', () => {
  it('grows by levels as viewers come, delivers each change once, and shrinks as they leave', async () => {
    expect(fanOut(env)).toBe(2);
    const matchId = newMatchId();
    const followers = (relay?: number) =>
      followersOf(relay ? relayRoom(env, matchId, relay) : matchRoom(env, matchId));
    await harness.ingest(matchId, updatesOf(matchId, 1));
    const first = await arriveAll(matchId, THRESHOLD);
    expect(await followers()).toEqual([]);
    const second = await arriveAll(matchId, 2 * THRESHOLD);
    expect(await followers()).toEqual(['relay 1', 'relay 2']);
    expect([...(await followers(1)), ...(await followers(2))]).toEqual([]);
    const third = await arriveAll(matchId, THRESHOLD + 4);
    const children = [...(await followers(1)), ...(await followers(2))];
    expect(children.length).toBeGreaterThanOrEqual(2);
    expect(await followers()).toEqual(['relay 1', 'relay 2']);

    for (const n of [3, 4, 5]) await harness.ingest(matchId, [scored(matchId, n, n, 0)]);
    const { state, epoch } = await getSnapshot(harness, matchId);
    for (const viewer of [...first, ...second, ...third]) {
      await viewer.reach(5);
      expect(await viewer.socket.rest()).toEqual([]);
      expect(viewer.kinds).toEqual(['snapshot', 'delta', 'delta', 'delta']);
      expect(viewer.position).toEqual({ epoch, version: 5 });
      expect(viewer.state).toEqual(state);
    }

    for (const { socket } of third) socket.close();
    await expect
      .poll(async () => {
        await harness.ingest(matchId, [scored(matchId, Date.now(), 6, Date.now() % 90)]);
        return [...(await followers(1)), ...(await followers(2))];
      })
      .toEqual([]);
    for (const { socket } of second) socket.close();
    await expect
      .poll(async () => {
        await harness.ingest(matchId, [scored(matchId, Date.now(), 7, Date.now() % 90)]);
        return followers();
      })
      .toEqual([]);
    // The isolate tries one band less each time.
    for (const seconds of [60, 120, 180]) await arrive(matchId, seconds);
    for (const { socket } of first) socket.close();
    await expect.poll(() => socketsOf(matchRoom(env, matchId))).toBeLessThan(THRESHOLD);
    await arrive(matchId, 240);
    const open = await socketsOf(matchRoom(env, matchId));
    await arrive(matchId, 300);
    expect(await socketsOf(matchRoom(env, matchId))).toBe(open + 1);
  });

  it('gives viewers of another continent a relay of their own', async () => {
    const matchId = await startMatch(1);
    await arriveAll(matchId, THRESHOLD);
    const viewer = await arrive(matchId, 0, 'SA');
    const relay = regionOf('SA') + 1;
    expect(await socketsOf(relayRoom(env, matchId, relay))).toBe(1);
    expect(await followersOf(matchRoom(env, matchId))).toEqual([`relay ${relay}`]);
    await harness.ingest(matchId, [scored(matchId, 3, 3, 0)]);
    await viewer.reach(3);
  });

  it('loses nothing when the sequencer, a node or a leaf dies, in every order', async () => {
    const matchId = await startMatch(1);
    const viewer = await (await MatchViewer.connect(leafHarness, matchId)).reach(2);
    const rooms = [matchRoom(env, matchId), relayRoom(env, matchId, NODE)];
    const leaf = relayRoom(env, matchId, LEAF);
    let version = 2;
    for (const dying of [[rooms[1]], [leaf], [rooms[0]], [rooms[1], leaf], [...rooms, leaf]]) {
      for (const room of dying) if (room) await evictDurableObject(room);
      version += 1;
      await harness.ingest(matchId, [scored(matchId, version, version, 0)]);
      await viewer.reach(version);
    }
    expect(viewer.kinds).toEqual(['snapshot', ...Array.from({ length: 5 }, () => 'delta')]);
    expect(viewer.state).toEqual((await getSnapshot(harness, matchId)).state);
  });

  it('delivers through a node that crashes while changes pass', async () => {
    const matchId = await startMatch(1);
    const viewer = await (await MatchViewer.connect(leafHarness, matchId)).reach(2);
    for (let version = 3; version <= 12; version += 1) {
      await harness.ingest(matchId, [scored(matchId, version, version, 0)]);
      // The stub of a crashed room is unusable, so each call gets a new one.
      if (version % 2 === 0) await crash(relayRoom(env, matchId, NODE));
    }
    await runDurableObjectAlarm(matchRoom(env, matchId));
    await runDurableObjectAlarm(relayRoom(env, matchId, NODE));
    await viewer.reach(12);
    expect(new Set(viewer.kinds.slice(1))).toEqual(new Set(['delta']));
  });

  it('resumes by alarm what a node had stored but not passed on', async () => {
    const matchId = await startMatch(1);
    const viewer = await (await MatchViewer.connect(leafHarness, matchId)).reach(2);
    const node = relayRoom(env, matchId, NODE);
    const row = (query: string) =>
      runInDurableObject(node, (_room, state) => {
        state.storage.sql.exec(query);
      });
    const other = await (await MatchViewer.connect(harnessOfRelay(NODE), matchId)).reach(2);
    await row('DELETE FROM followers');
    await evictDurableObject(node);
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0), scored(matchId, 4, 3, 0)]);
    await other.reach(4);
    await row(`INSERT INTO followers VALUES ('relay ${LEAF}')`);
    expect(await viewer.settle()).toBe(0);
    await evictDurableObject(node);
    expect(await runDurableObjectAlarm(node)).toBe(true);
    await viewer.reach(4);
  });

  it('finds a parent again that lost its followers', async () => {
    const matchId = await startMatch(1);
    const viewer = await (await MatchViewer.connect(leafHarness, matchId)).reach(2);
    const node = relayRoom(env, matchId, NODE);
    await runInDurableObject(node, (_room, state) => state.storage.deleteAll());
    await evictDurableObject(node);
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    // The node says that nobody needs it.
    await expect.poll(() => followersOf(matchRoom(env, matchId))).toEqual([]);
    await evictDurableObject(relayRoom(env, matchId, LEAF));
    expect(await runDurableObjectAlarm(relayRoom(env, matchId, LEAF))).toBe(true);
    await viewer.reach(3);
    await harness.ingest(matchId, [scored(matchId, 4, 3, 0)]);
    await viewer.reach(4);
    expect(viewer.kinds).toEqual(['snapshot', 'delta', 'delta']);
  });

  it('sends a snapshot through every level when the sequencer has a new epoch', async () => {
    const matchId = await startMatch(2);
    const viewer = await (await MatchViewer.connect(leafHarness, matchId)).reach(3);
    const sequencer = matchRoom(env, matchId);
    await runInDurableObject(sequencer, (_room, state) => {
      state.storage.sql.exec('UPDATE room SET rules = 0');
    });
    await evictDurableObject(sequencer);
    await harness.ingest(matchId, [scored(matchId, 9, 4, 0)]);
    const { epoch, version, state } = await getSnapshot(harness, matchId);
    expect(epoch).not.toBe(viewer.position?.epoch);
    await expect
      .poll(async () => (await viewer.settle(), viewer.position))
      .toEqual({ epoch, version });
    expect(viewer.state).toEqual(state);
  });

  it('admits viewers while changes pass, from any position, without gap or repetition', async () => {
    const matchId = await startMatch(1);
    const held = await (await MatchViewer.connect(harness, matchId)).reach(2);
    const viewers: Promise<MatchViewer>[] = [];
    for (let version = 3; version <= 10; version += 1) {
      const from = { position: held.position, state: held.state };
      const ingested = harness.ingest(matchId, [scored(matchId, version, version, 0)]);
      viewers.push(
        MatchViewer.connect(harnessOfRelay(3 + (version % 4)), matchId),
        MatchViewer.connect(leafHarness, matchId, from),
      );
      await ingested;
      await held.reach(version);
      // From the sequencer, ahead of the tree.
      const ahead = { position: held.position, state: held.state };
      viewers.push(MatchViewer.connect(harnessOfRelay(4), matchId, ahead));
    }
    const { state } = await getSnapshot(harness, matchId);
    for (const viewer of await Promise.all(viewers)) {
      await viewer.reach(10);
      expect(await viewer.socket.rest()).toEqual([]);
      expect(viewer.state).toEqual(state);
      expect(viewer.kinds.slice(1)).not.toContain('snapshot');
    }
  });

  const relay = fc.integer({ min: 1, max: 8 });
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('goal' as const), relay }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('join' as const), relay }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), relay }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('evict' as const), relay }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('alarm' as const), relay }) },
  );

  it('brings every viewer each change once, however rooms fail and viewers come and go', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const matchId = await startMatch(1);
        const viewers = new Map<number, MatchViewer>();
        const left = new Map<number, MatchViewer>();
        let version = 2;
        const leave = async (number: number) => {
          const viewer = await viewers.get(number)?.reach(version);
          expect(await viewer?.socket.rest()).toEqual(viewer && []);
          viewer?.socket.close();
          viewers.delete(number);
          if (viewer) left.set(number, viewer);
        };
        const join = async (number: number) => {
          const known = left.get(number);
          const viewer = await MatchViewer.connect(harnessOfRelay(number), matchId, known);
          viewers.set(number, viewer);
        };
        for (const { kind, relay: number } of steps) {
          const room = relayRoom(env, matchId, number);
          if (kind === 'goal') {
            version += 1;
            await harness.ingest(matchId, [scored(matchId, version, version, 0)]);
          } else if (kind === 'join') {
            await leave(number);
            await join(number);
          } else if (kind === 'leave') await leave(number);
          else if (kind === 'alarm') await runDurableObjectAlarm(room);
          else {
            const dying = number === 8 ? matchRoom(env, matchId) : room;
            // Fails when it is out of memory already.
            await evictDurableObject(dying).catch(() => {});
          }
        }
        const { state } = await getSnapshot(harness, matchId);
        for (const number of left.keys()) if (!viewers.has(number)) await join(number);
        for (const [number, viewer] of viewers) {
          await viewer.reach(version);
          expect(viewer.state).toEqual(state);
          expect(viewer.kinds.slice(1)).not.toContain('snapshot');
          await leave(number);
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
