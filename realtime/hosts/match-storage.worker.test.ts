import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { newMatchId, updatesOf } from './conformance/match-updates.ts';
import { getSnapshot, matchPath } from './conformance/viewer.ts';
import { matchRoom } from './room-stub.ts';
import { harness } from './testing/worker-harness.ts';

it('begins a new epoch when stored updates fold by other rules than before', async () => {
  const matchId = newMatchId();
  await harness.ingest(matchId, updatesOf(matchId, 3));
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

it('looks after its debt to the database when it wakes without an alarm', async () => {
  const matchId = newMatchId();
  await harness.ingest(matchId, updatesOf(matchId, 3));
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
  expect(await room.owed()).toBeNull();
  expect(await alarm()).toBeNull();
});

it('stores nothing of a match that was only asked for, and keeps what comes after', async () => {
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
