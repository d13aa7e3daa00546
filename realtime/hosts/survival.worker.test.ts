import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { kickOff, newMatchId, scored, updatesOf } from './conformance/match-updates.ts';
import { getSnapshot, getSportSnapshot, matchPath, MatchViewer } from './conformance/viewer.ts';
import { matchRoom, sportRoom } from './room-stub.ts';
import { crash } from './testing/crash.ts';
import { harness, startMatch } from './testing/worker-harness.ts';

describe('a room on Durable Objects that fails or hibernates', () => {
  it('keeps every acknowledged update, even when it crashes right after', async () => {
    const matchId = newMatchId();
    const updates = updatesOf(matchId, 3);
    for (const [index, update] of updates.entries()) {
      await harness.ingest(matchId, [update]);
      await crash(matchRoom(env, matchId));
      expect(await getSnapshot(harness, matchId)).toMatchObject({ version: index + 1 });
    }
  });

  it('never shows a change that it did not store', async () => {
    const matchId = newMatchId();
    await harness.ingest(matchId, [kickOff(matchId)]);
    const viewer = await (await MatchViewer.connect(harness, matchId)).reach(1);
    const failed = runInDurableObject(matchRoom(env, matchId), async (server, state) => {
      const ingested = server.ingest([scored(matchId, 2, 1, 0)]);
      // In the same turn as the write: it is not on disk yet, so no frame may be sent.
      state.abort('crash');
      return ingested;
    });
    await expect(failed).rejects.toThrow('crash');
    await viewer.settle();
    const { version } = await getSnapshot(harness, matchId);
    expect(viewer.position?.version ?? 0).toBeLessThanOrEqual(version);
  });

  it('ends a coalescing window by alarm when it crashed in it', async () => {
    const matchId = newMatchId();
    // The stub of a crashed room is unusable, so each call gets a new one.
    const room = () => sportRoom(env, 'volleyball');
    await harness.ingest(matchId, [{ ...kickOff(matchId, 23), matchStatus: 'S1' }]);
    const { epoch, version, state } = await getSnapshot(harness, matchId);
    const { incidents: _incidents, stats: _stats, occurredAt: _occurredAt, ...line } = state;
    await expect
      .poll(async () => (await getSportSnapshot(harness, 'volleyball')).lines[matchId])
      .toBeDefined();
    for (const ahead of [1, 2, 3]) {
      const score = { home: ahead, away: 0 };
      await room().putLines([
        { matchId, epoch, version: version + ahead, line: { ...line, score } },
      ]);
    }
    await crash(room());
    expect(await runDurableObjectAlarm(room())).toBe(true);
    const { lines } = await getSportSnapshot(harness, 'volleyball');
    expect(lines[matchId]?.score).toEqual({ home: 3, away: 0 });
  });

  it('reaches every other socket when one of them is broken', async () => {
    const matchId = await startMatch(1);
    const viewers = [];
    for (let n = 0; n < 3; n += 1)
      viewers.push(await (await MatchViewer.connect(harness, matchId)).reach(2));
    await runInDurableObject(matchRoom(env, matchId), (_server, state) => {
      // The room does not know of this close: sending to it now throws.
      state.getWebSockets()[1]?.close(1011, 'broken');
    });
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    const reached = await Promise.allSettled(
      viewers.map(async (viewer) => (await viewer.settle()) && viewer.position?.version),
    );
    expect(reached.filter((one) => one.status === 'fulfilled' && one.value === 3)).toHaveLength(2);
  });

  it('has pings answered by the platform while it hibernates', async () => {
    const matchId = await startMatch(1);
    const socket = await harness.connect(matchPath(matchId));
    await socket.next();
    await evictDurableObject(matchRoom(env, matchId));
    socket.send('ping');
    expect(await socket.next()).toBe('pong');
    const answered = await runInDurableObject(matchRoom(env, matchId), (_server, state) =>
      state.getWebSockets().map((ws) => state.getWebSocketAutoResponseTimestamp(ws)),
    );
    expect(answered).toEqual([expect.any(Date)]);
  });
});
