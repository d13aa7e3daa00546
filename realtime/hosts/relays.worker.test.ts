import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { scored } from './conformance/match-updates.ts';
import { getSnapshot, MatchViewer } from './conformance/viewer.ts';
import type { MatchRoomServer } from './durable-object.ts';
import { matchRoom, relayRoom } from './room-stub.ts';
import { relayThreshold } from './rooms-env.ts';
import { harness, relayHarness, startMatch } from './testing/worker-harness.ts';

const THRESHOLD = relayThreshold(env);

async function crowd(matchId: string, size: number): Promise<void> {
  for (let n = 0; n < size; n += 1) await MatchViewer.connect(harness, matchId);
}

function socketsOf(stub: DurableObjectStub<Rpc.DurableObjectBranded>): Promise<number> {
  return runInDurableObject(stub, (_room, state) => state.getWebSockets().length);
}

describe('relays', () => {
  it('take the viewers beyond the limit of a full room, one relay after the other', async () => {
    const matchId = await startMatch(3);
    await crowd(matchId, 2 * THRESHOLD + 2);
    expect(await socketsOf(matchRoom(env, matchId))).toBe(THRESHOLD);
    expect(await socketsOf(relayRoom(env, matchId, 1))).toBe(THRESHOLD);
    expect(await socketsOf(relayRoom(env, matchId, 2))).toBe(2);
  });

  it('let a viewer resume in a relay from its position in the sequencer', async () => {
    const matchId = await startMatch(3);
    const viewer = await (await MatchViewer.connect(harness, matchId)).reach(4);
    viewer.socket.close();
    await harness.ingest(matchId, [scored(matchId, 5, 4, 0), scored(matchId, 6, 5, 0)]);
    const back = await (await MatchViewer.connect(relayHarness, matchId, viewer)).reach(6);
    expect(back.kinds).toEqual(['delta', 'delta']);
  });

  it('detect a gap, send viewers no delta beyond it, and catch up', async () => {
    const matchId = await startMatch(2);
    const viewer = await (await MatchViewer.connect(relayHarness, matchId)).reach(3);
    const { epoch } = await getSnapshot(harness, matchId);
    const beyond = JSON.stringify({ type: 'delta', version: 5, at: 1, patch: { stats: {} } });
    const relay = relayRoom(env, matchId, 1);
    expect(await relay.followDeltas(`match/${matchId}`, epoch, [beyond])).toEqual({
      epoch,
      version: 3,
    });
    expect(await viewer.settle()).toBe(0);
    await harness.ingest(matchId, [scored(matchId, 4, 3, 0)]);
    await viewer.reach(4);
    expect(viewer.kinds).toEqual(['snapshot', 'delta']);
  });

  it.each([
    ['no JSON', '{'],
    ['a state of other schemas', '{"epoch":"epoch-00001","version":3,"state":{}}'],
  ])('keep working when their stored view is %s', async (_what, body) => {
    const matchId = await startMatch(2);
    const early = await (await MatchViewer.connect(relayHarness, matchId)).reach(3);
    const relay = relayRoom(env, matchId, 1);
    await runInDurableObject(relay, (_room, state) => {
      state.storage.sql.exec('UPDATE view SET body = ?', body);
    });
    await evictDurableObject(relay);
    await harness.ingest(matchId, [scored(matchId, 4, 3, 0)]);
    await early.reach(4);
    expect(early.state).toEqual((await getSnapshot(harness, matchId)).state);
    const late = await (await MatchViewer.connect(relayHarness, matchId)).reach(4);
    expect(late.state).toEqual(early.state);
  });

  it('load the whole view when a delta leads to an invalid state', async () => {
    const matchId = await startMatch(2);
    const viewer = await (await MatchViewer.connect(relayHarness, matchId)).reach(3);
    const { epoch } = await getSnapshot(harness, matchId);
    const senseless = JSON.stringify({ type: 'delta', version: 4, at: 1, patch: { score: null } });
    const relay = relayRoom(env, matchId, 1);
    expect(await relay.followDeltas(`match/${matchId}`, epoch, [senseless])).toMatchObject({
      version: 0,
    });
    await harness.ingest(matchId, [scored(matchId, 4, 3, 0)]);
    await viewer.reach(4);
    expect(viewer.state).toEqual((await getSnapshot(harness, matchId)).state);
  });

  it('catch up before they serve a viewer that is ahead of them', async () => {
    const matchId = await startMatch(2);
    const early = await (await MatchViewer.connect(relayHarness, matchId)).reach(3);
    const sequencer = matchRoom(env, matchId);
    // Simulates a delayed delivery: the sequencer does not know of the relay.
    await runInDurableObject(sequencer, (_room, state) => {
      state.storage.sql.exec('DELETE FROM followers');
    });
    await evictDurableObject(sequencer);
    await harness.ingest(matchId, [scored(matchId, 4, 3, 0)]);
    const ahead = await (await MatchViewer.connect(harness, matchId)).reach(4);

    const moved = await MatchViewer.connect(relayHarness, matchId, ahead);
    expect(await moved.settle()).toBe(0);
    await early.reach(4);
    expect(early.kinds).toEqual(['snapshot', 'delta']);
  });

  it('get nothing twice when the sequencer lost their positions', async () => {
    const matchId = await startMatch(2);
    const viewer = await (await MatchViewer.connect(relayHarness, matchId)).reach(3);
    const sequencer = matchRoom(env, matchId);
    await harness.ingest(matchId, [scored(matchId, 4, 3, 0)]);
    await viewer.reach(4);
    await evictDurableObject(sequencer);
    expect(await runDurableObjectAlarm(sequencer)).toBe(true);
    expect(await viewer.settle()).toBe(0);
    await harness.ingest(matchId, [scored(matchId, 5, 4, 0)]);
    await viewer.reach(5);
    expect(viewer.kinds).toEqual(['snapshot', 'delta', 'delta']);
  });

  it('get by alarm what the sequencer had stored before it crashed', async () => {
    const matchId = await startMatch(2);
    const viewer = await (await MatchViewer.connect(relayHarness, matchId)).reach(3);
    const sequencer = matchRoom(env, matchId);
    const row = (query: string) =>
      runInDurableObject(sequencer, (_room, state) => {
        state.storage.sql.exec(query);
      });
    // Simulates a crash before the delivery: the sequencer does not know of the relay meanwhile.
    await row('DELETE FROM followers');
    await evictDurableObject(sequencer);
    await harness.ingest(matchId, [scored(matchId, 4, 3, 0), scored(matchId, 5, 4, 0)]);
    await row("INSERT INTO followers VALUES ('relay 1')");
    expect(await viewer.settle()).toBe(0);
    await evictDurableObject(sequencer);
    expect(await runDurableObjectAlarm(sequencer)).toBe(true);
    await viewer.reach(5);
    expect(viewer.kinds).toEqual(['snapshot', 'delta', 'delta']);
  });

  it('unfollow the sequencer when their last viewer leaves, and follow it with the next', async () => {
    const matchId = await startMatch(1);
    const viewer = await (await MatchViewer.connect(relayHarness, matchId)).reach(2);
    const relays = () =>
      runInDurableObject(
        matchRoom(env, matchId),
        (_room: MatchRoomServer, state) =>
          state.storage.sql.exec('SELECT * FROM followers').toArray().length,
      );
    expect(await relays()).toBe(1);
    viewer.socket.close();
    await expect.poll(() => socketsOf(relayRoom(env, matchId, 1))).toBe(0);
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    await expect.poll(relays).toBe(0);
    const next = await (await MatchViewer.connect(relayHarness, matchId)).reach(3);
    await harness.ingest(matchId, [scored(matchId, 4, 3, 0)]);
    await next.reach(4);
    expect(next.kinds).toEqual(['snapshot', 'delta']);
  });

  it('leave the sequencer tables that version 0.1.0 reads after a roll-back', async () => {
    const matchId = await startMatch(1);
    await (await MatchViewer.connect(relayHarness, matchId)).reach(2);
    const read = (query: string) =>
      runInDurableObject(matchRoom(env, matchId), (_room: MatchRoomServer, { storage: { sql } }) =>
        sql.exec(query).toArray(),
      );
    expect(await read('SELECT name FROM followers')).toEqual([{ name: 'relay 1' }]);
    expect(await read('SELECT version FROM followers_have')).toEqual([]);
  });

  it('end by alarm when their viewers have left, and follow again for the next', async () => {
    const matchId = await startMatch(1);
    const relay = relayRoom(env, matchId, 1);
    const stored = () =>
      runInDurableObject(relay, async (_room: MatchRoomServer, { storage }) => ({
        views: storage.sql.exec('SELECT * FROM view').toArray().length,
        hasAlarm: (await storage.getAlarm()) !== null,
      }));
    const viewer = await (await MatchViewer.connect(relayHarness, matchId)).reach(2);
    viewer.socket.close();
    await expect.poll(() => socketsOf(relay)).toBe(0);
    expect(await runDurableObjectAlarm(relay)).toBe(true);
    expect(await stored()).toEqual({ views: 0, hasAlarm: false });
    await (await MatchViewer.connect(relayHarness, matchId)).reach(2);
    expect(await stored()).toEqual({ views: 1, hasAlarm: true });
  });

  it('keep an alarm of an earlier wake-up that is due sooner', async () => {
    const matchId = await startMatch(1);
    await (await MatchViewer.connect(relayHarness, matchId)).reach(2);
    const relay = relayRoom(env, matchId, 1);
    const soon = Date.now() + 30_000;
    // Without its view the relay asks the sequencer again, and plans its next report.
    await runInDurableObject(relay, async (_room: MatchRoomServer, { storage }) => {
      storage.sql.exec('DELETE FROM view');
      await storage.setAlarm(soon);
    });
    await evictDurableObject(relay);
    await (await MatchViewer.connect(relayHarness, matchId)).reach(2);
    const alarm = () =>
      runInDurableObject(relay, (_room: MatchRoomServer, { storage }) => storage.getAlarm());
    expect(await alarm()).toBe(soon);
  });
});
