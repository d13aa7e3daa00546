import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { kickOff, newMatchId, scored } from './conformance/match-updates.ts';
import { getSnapshot, MatchViewer, SportViewer } from './conformance/viewer.ts';
import { matchRoom } from './room-stub.ts';
import { harness, relayHarness } from './testing/worker-harness.ts';

const MINUTE = 60_000;

/** Ages a match's last message by `ago` ms and evicts the room, not its sockets. */
async function lastSeen(matchId: string, ago: number): Promise<number> {
  const lastSeenAt = Date.now() - ago;
  await runInDurableObject(matchRoom(env, matchId), (_server, { storage }) => {
    storage.sql.exec('UPDATE room SET last_seen_at = ?', lastSeenAt);
  });
  await evictDurableObject(matchRoom(env, matchId));
  return lastSeenAt;
}

/** Makes the feed of a match stale: since 5 minutes, unless stated otherwise. */
async function becomeStale(matchId: string, ago = 5 * MINUTE): Promise<number> {
  const since = await lastSeen(matchId, ago);
  await runDurableObjectAlarm(matchRoom(env, matchId));
  return since;
}

async function liveMatch(): Promise<string> {
  const matchId = newMatchId();
  const clock = { seconds: 600, running: true, at: Date.now() };
  await harness.ingest(matchId, [{ ...kickOff(matchId), clock }]);
  return matchId;
}

describe('a room with a stale feed', () => {
  it('sets an alarm for the stale timeout with the first update of a live match', async () => {
    const matchId = await liveMatch();
    const alarm = await runInDurableObject(matchRoom(env, matchId), async (_server, { storage }) =>
      storage.getAlarm(),
    );
    expect(alarm).toBeLessThanOrEqual(Date.now() + 2 * MINUTE);
  });

  it('sends match and list viewers the time it is stale since, and its recovery', async () => {
    const matchId = await liveMatch();
    const viewer = await (await MatchViewer.connect(harness, matchId)).reach(1);
    const list = await SportViewer.connect(harness, 'football');
    const since = await becomeStale(matchId);
    await viewer.reach(2);
    expect(viewer.state).toMatchObject({ silence: { since }, clock: { seconds: 600 } });
    const line = await list.until(matchId, (shown) => shown?.silence !== undefined);
    expect(line?.silence).toEqual(viewer.state?.silence);

    await harness.ingest(matchId, [scored(matchId, 2, 1, 0)]);
    await viewer.reach(3);
    expect(viewer.state?.silence).toBeUndefined();
    expect(viewer.state?.score).toEqual({ home: 1, away: 0 });
    await list.until(matchId, (shown) => shown?.silence === undefined);
    expect(list.lines[matchId]?.score.home).toBe(1);
  });

  it('is still stale after an eviction, under the same version', async () => {
    const matchId = await liveMatch();
    const since = await becomeStale(matchId);
    await evictDurableObject(matchRoom(env, matchId));
    expect(await getSnapshot(harness, matchId)).toMatchObject({
      version: 2,
      state: { silence: { since } },
    });
  });

  it('stays fresh after a heartbeat, and recovers with one', async () => {
    const matchId = await liveMatch();
    await lastSeen(matchId, 5 * MINUTE);
    expect(await matchRoom(env, matchId).heartbeat()).toBe(true);
    await runDurableObjectAlarm(matchRoom(env, matchId));
    expect(await getSnapshot(harness, matchId)).toMatchObject({ version: 1 });

    await becomeStale(matchId);
    const viewer = await (await MatchViewer.connect(harness, matchId)).reach(2);
    expect(viewer.state?.silence).toBeDefined();
    await matchRoom(env, matchId).heartbeat();
    await viewer.reach(3);
    expect(viewer.state?.silence).toBeUndefined();
  });

  it('recovers with a duplicate update', async () => {
    const matchId = await liveMatch();
    await harness.ingest(matchId, [scored(matchId, 2, 1, 0)]);
    await becomeStale(matchId);
    const { state } = await getSnapshot(harness, matchId);
    expect(state.silence).toBeDefined();
    const again = { ...scored(matchId, 2, 1, 0), occurredAt: state.occurredAt };
    expect(await harness.ingest(matchId, [again])).toMatchObject([{ outcome: 'duplicate' }]);
    expect((await getSnapshot(harness, matchId)).state.silence).toBeUndefined();
  });

  it('sends the stale state to viewers of a relay, too', async () => {
    const matchId = await liveMatch();
    const viewer = await (await MatchViewer.connect(relayHarness, matchId)).reach(1);
    await becomeStale(matchId);
    await viewer.reach(2);
    expect(viewer.state?.silence).toBeDefined();
  });

  it('ignores a match that is over or unknown', async () => {
    const matchId = await liveMatch();
    await harness.ingest(matchId, [{ ...scored(matchId, 2, 1, 0), status: 'Ended' }]);
    await becomeStale(matchId, 60 * MINUTE);
    expect((await getSnapshot(harness, matchId)).state.silence).toBeUndefined();
    expect(await matchRoom(env, matchId).heartbeat()).toBe(false);
    expect(await matchRoom(env, newMatchId()).heartbeat()).toBe(false);
  });
});
