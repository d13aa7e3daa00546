import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { matchSnapshotSchema } from '../protocol/frame.ts';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { kickOff, newMatchId, scored, updatesOf } from './conformance/match-updates.ts';
import { getSnapshot, matchPath } from './conformance/viewer.ts';
import { matchRoom } from './room-stub.ts';
import { harness, startMatch } from './testing/worker-harness.ts';

it('a room begins a new epoch when its updates were stored under other fold rules', async () => {
  const matchId = await startMatch(3);
  const before = await getSnapshot(harness, matchId);
  const room = matchRoom(env, matchId);
  await runInDurableObject(room, (_room, state) => {
    state.storage.sql.exec('UPDATE room SET rules = 0');
  });
  await evictDurableObject(room);

  const after = await getSnapshot(harness, matchId);
  expect(after.epoch).not.toBe(before.epoch);
  expect(after.state).toEqual(before.state);
  const { epoch, version } = before;
  const query = { epoch, version: String(version) };
  const socket = await harness.connect(matchPath(matchId), query);
  expect(JSON.parse(await socket.next())).toEqual(after);

  await evictDurableObject(room);
  expect((await getSnapshot(harness, matchId)).epoch).toBe(after.epoch);
});

it('a room that wakes without an alarm sets one while changes are unconfirmed', async () => {
  const matchId = newMatchId();
  // A live match has an alarm for a stale feed.
  const end = { matchId, sequence: 9, occurredAt: Date.now(), status: 'Ended' } as const;
  await harness.ingest(matchId, [...updatesOf(matchId, 3), end]);
  const room = matchRoom(env, matchId);
  const alarm = () => runInDurableObject(room, (_room, state) => state.storage.getAlarm());
  await runInDurableObject(room, (_room, state) => state.storage.deleteAlarm());
  await evictDurableObject(room);
  await getSnapshot(harness, matchId);
  await expect.poll(alarm).not.toBeNull();

  const { epoch, version } = await getSnapshot(harness, matchId);
  await room.confirmStored(epoch, version);
  expect(await runDurableObjectAlarm(room)).toBe(true);
  await evictDurableObject(room);
  expect(await room.unsaved()).toBeNull();
  expect(await alarm()).toBeNull();
});

it('a room stores no data when its match is only requested, and keeps later updates', async () => {
  const matchId = newMatchId();
  const stored = () =>
    runInDurableObject(matchRoom(env, matchId), async (_room, state) => ({
      tables: state.storage.sql.exec('SELECT name FROM sqlite_master').toArray(),
      entries: [...(await state.storage.list()).keys()],
    }));
  expect((await harness.get(matchPath(matchId))).status).toBe(404);
  expect(await matchRoom(env, matchId).snapshot()).toBeNull();
  expect(await stored()).toEqual({ tables: [], entries: [] });

  await harness.ingest(matchId, updatesOf(matchId, 2));
  const before = await getSnapshot(harness, matchId);
  await evictDurableObject(matchRoom(env, matchId));
  expect(await getSnapshot(harness, matchId)).toEqual(before);
});

/** Breaks a match's room by SQL and evicts it. */
async function tamper(matchId: string, ...statements: string[]): Promise<void> {
  const room = matchRoom(env, matchId);
  await runInDurableObject(room, (_room, state) => {
    for (const statement of statements) state.storage.sql.exec(statement);
  });
  await evictDurableObject(room);
}

it('a room whose rules changed loses the logged updates that are no longer valid', async () => {
  const matchId = newMatchId();
  await harness.ingest(matchId, [kickOff(matchId), scored(matchId, 2, 1, 0)]);
  const before = await getSnapshot(harness, matchId);
  await tamper(
    matchId,
    'UPDATE room SET rules = 0',
    `UPDATE log SET body = json_set(body, '$.stats', json('{"shots":{"home":null,"away":1}}'))
     WHERE sequence = 2`,
  );
  const after = v.parse(matchSnapshotSchema, await getSnapshot(harness, matchId));
  expect(after.epoch).not.toBe(before.epoch);
  expect(after.state.score).toEqual({ home: 0, away: 0 });
  await evictDurableObject(matchRoom(env, matchId));
  expect(await getSnapshot(harness, matchId)).toEqual(after);
  await harness.ingest(matchId, [scored(matchId, 2, 1, 0)]);
  expect(await getSnapshot(harness, matchId)).toMatchObject({
    epoch: after.epoch,
    state: { score: { home: 1, away: 0 } },
  });
});

it.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['nothing that makes sense', '{"matchId":"m","sequence":2,"incidents":7,"periods":"none"}'],
])('a room skips a log entry that holds %s, and takes further updates', async (_what, body) => {
  const matchId = await startMatch(3);
  const before = await getSnapshot(harness, matchId);
  await tamper(matchId, `UPDATE log SET body = '${body}' WHERE sequence = 2`);
  const after = v.parse(matchSnapshotSchema, await getSnapshot(harness, matchId));
  expect(after.epoch).not.toBe(before.epoch);
  expect(after.state.score).toEqual(before.state.score);
  await harness.ingest(matchId, [scored(matchId, 9, 8, 0)]);
  expect(await getSnapshot(harness, matchId)).toMatchObject({
    epoch: after.epoch,
    state: { score: { home: 8, away: 0 } },
  });
});

it('a room sends a snapshot to a returning client when its history is unreadable', async () => {
  const matchId = await startMatch(3);
  const { epoch, version, state } = await getSnapshot(harness, matchId);
  await tamper(matchId, `UPDATE history SET body = '{' WHERE version = ${version}`);
  const query = { epoch, version: String(version - 1) };
  const socket = await harness.connect(matchPath(matchId), query);
  expect(JSON.parse(await socket.next())).toEqual({ type: 'snapshot', epoch, version, state });
});

it('a room whose stored fixture is invalid is as one that lost its storage', async () => {
  const matchId = newMatchId();
  await harness.ingest(matchId, [kickOff(matchId), scored(matchId, 2, 1, 0)]);
  const before = await getSnapshot(harness, matchId);
  await tamper(
    matchId,
    'UPDATE room SET rules = 0',
    `UPDATE log SET body = json_set(body, '$.fixture.startTime', 8640000000000000)
     WHERE sequence = 1`,
  );
  expect((await harness.get(matchPath(matchId))).status).toBe(404);
  await harness.ingest(matchId, [kickOff(matchId)]);
  const after = v.parse(matchSnapshotSchema, await getSnapshot(harness, matchId));
  expect(after.epoch).not.toBe(before.epoch);
  expect(after.state.score).toEqual({ home: 1, away: 0 });
});

it('a room sets no further alarm when its whole log is unreadable', async () => {
  const matchId = newMatchId();
  await harness.ingest(matchId, [kickOff(matchId)]);
  await tamper(matchId, "UPDATE log SET body = '{'");
  expect((await harness.get(matchPath(matchId))).status).toBe(404);
  const room = matchRoom(env, matchId);
  await runInDurableObject(room, (_room, { storage }) => storage.setAlarm(Date.now() + 60_000));
  expect(await runDurableObjectAlarm(room)).toBe(true);
  expect(await runInDurableObject(room, (_room, { storage }) => storage.getAlarm())).toBeNull();
});

/** Another sport's match: it never applies once football's is accepted. */
function strayFixture(matchId: string, sequence: number): MatchUpdate {
  return { ...kickOff(matchId, 2), sequence };
}

it('a room takes another update with the sequence of one that it dropped', async () => {
  const matchId = newMatchId();
  const { status: _status, ...fixture } = kickOff(matchId);
  const first = { ...fixture, sequence: 2 };
  expect(await harness.ingest(matchId, [first, strayFixture(matchId, 3)])).toMatchObject([
    { outcome: 'applied' },
    { outcome: 'rejected' },
  ]);
  await harness.ingest(matchId, [kickOff(matchId)]);
  const sequences = () =>
    runInDurableObject(matchRoom(env, matchId), (_room, { storage }) =>
      storage.sql
        .exec<{ sequence: number }>('SELECT sequence FROM log ORDER BY sequence')
        .toArray()
        .map(({ sequence }) => sequence),
    );
  expect(await sequences()).toEqual([1, 2]);
  expect(await harness.ingest(matchId, [scored(matchId, 3, 1, 0)])).toMatchObject([
    { outcome: 'applied' },
  ]);
  const before = await getSnapshot(harness, matchId);
  await evictDurableObject(matchRoom(env, matchId));
  expect(await getSnapshot(harness, matchId)).toEqual(before);
  expect(await sequences()).toEqual([1, 2, 3]);
});

it('a room takes another update with the sequence of one that it skipped at wake-up', async () => {
  const matchId = newMatchId();
  await harness.ingest(matchId, [kickOff(matchId)]);
  const body = JSON.stringify(strayFixture(matchId, 2)).replaceAll("'", "''");
  await tamper(matchId, `INSERT INTO log (sequence, body) VALUES (2, '${body}')`);
  expect(await harness.ingest(matchId, [scored(matchId, 2, 1, 0)])).toMatchObject([
    { outcome: 'applied' },
  ]);
  await evictDurableObject(matchRoom(env, matchId));
  expect((await getSnapshot(harness, matchId)).state.score).toEqual({ home: 1, away: 0 });
});

it('a room lists its newest updates with their feed, arrival and version, newest first', async () => {
  const matchId = newMatchId();
  const room = matchRoom(env, matchId);
  await room.ingest(updatesOf(matchId, 1), 'first feed');
  const illegal = { matchId, sequence: 8, occurredAt: 5, status: 'Interrupted' } as const;
  const ended = { matchId, sequence: 7, occurredAt: 4, status: 'Finished' } as const;
  await room.ingest([ended, illegal], 'second feed');
  await evictDurableObject(room);
  const [last, before, ...others] = await room.lastUpdates();
  expect(last).toEqual({
    sequence: 8,
    version: 3,
    source: 'second feed',
    arrivedAt: expect.any(Number),
    occurredAt: 5,
    changes: ['status'],
    rejection: 'illegal-transition: Finished to Interrupted',
  });
  expect(before).toMatchObject({ sequence: 7, version: 3, rejection: null });
  expect(others.at(-1)).toMatchObject({ sequence: 1, version: 1, source: 'first feed' });
});

it('a room of an older build lists its updates without what it did not store', async () => {
  const matchId = newMatchId();
  const room = matchRoom(env, matchId);
  await room.ingest(updatesOf(matchId, 1), 'feed');
  await runInDurableObject(room, (_room, { storage: { sql } }) => {
    for (const column of ['arrived_at', 'source', 'version'])
      sql.exec(`ALTER TABLE log DROP COLUMN ${column}`);
  });
  await evictDurableObject(room);
  expect((await room.lastUpdates()).at(-1)).toMatchObject({
    sequence: 1,
    version: null,
    source: null,
    arrivedAt: null,
  });
});

it('a room without a match lists nothing', async () => {
  expect(await matchRoom(env, newMatchId()).lastUpdates()).toEqual([]);
});
