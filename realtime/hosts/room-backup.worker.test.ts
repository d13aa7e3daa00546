import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { kickOff, newMatchId, scored } from './conformance/match-updates.ts';
import { getSnapshot, getSportSnapshot, matchPath, sportPath } from './conformance/viewer.ts';
import { matchBackupSchema, sportBackupSchema } from './room-backup.ts';
import { matchRoom, sportRoom } from './room-stub.ts';
import { harness, startMatch } from './testing/worker-harness.ts';

/** Returns the backup of a match's room, and empties the room as if its storage was lost. */
async function lost(matchId: string) {
  const backup = v.parse(matchBackupSchema, await matchRoom(env, matchId).backup());
  await runInDurableObject(matchRoom(env, matchId), (_room, { storage }) => storage.deleteAll());
  await evictDurableObject(matchRoom(env, matchId));
  expect((await harness.get(matchPath(matchId))).status).toBe(404);
  return backup;
}

it('a restored match room answers as before, also after it woke, and reports its state to the database', async () => {
  const matchId = await startMatch(4);
  const before = await getSnapshot(harness, matchId);
  const backup = await lost(matchId);
  expect(await matchRoom(env, matchId).restore(backup, 'run-1')).toBe('restored');
  expect(await getSnapshot(harness, matchId)).toEqual(before);
  await evictDurableObject(matchRoom(env, matchId));
  expect(await getSnapshot(harness, matchId)).toEqual(before);
  expect(await matchRoom(env, matchId).backup()).toEqual(backup);
  expect(await matchRoom(env, matchId).unsaved()).not.toBeNull();
  const position = { epoch: before.epoch, version: String(before.version - 1) };
  const socket = await harness.connect(matchPath(matchId), position);
  expect(JSON.parse(await socket.next())).toMatchObject({
    type: 'delta',
    version: before.version,
  });
});

it('a restored match room begins an epoch with its first change, as clients may have seen another', async () => {
  const matchId = newMatchId();
  await harness.ingest(matchId, [kickOff(matchId), scored(matchId, 2, 1, 0)]);
  const { epoch, version } = await getSnapshot(harness, matchId);
  const backup = await lost(matchId);
  await matchRoom(env, matchId).restore(backup, 'run-1');
  const watching = await harness.connect(matchPath(matchId));
  await watching.next();
  await harness.ingest(matchId, [scored(matchId, 3, 1, 1)]);
  expect(JSON.parse(await watching.next())).toMatchObject({ type: 'delta', version: version + 1 });
  await evictDurableObject(matchRoom(env, matchId));
  const after = await getSnapshot(harness, matchId);
  expect(after.epoch).not.toBe(epoch);
  expect(after).toMatchObject({ version: version + 1, state: { score: { home: 1, away: 1 } } });
  // Before the loss this client saw another change of the same number.
  const returning = { epoch, version: String(version + 1) };
  const socket = await harness.connect(matchPath(matchId), returning);
  expect(JSON.parse(await socket.next())).toEqual(after);
  await harness.ingest(matchId, [scored(matchId, 4, 2, 1)]);
  expect((await getSnapshot(harness, matchId)).epoch).toBe(after.epoch);
});

it('a restore keeps a room with the same history, and changes none with another', async () => {
  const matchId = await startMatch(3);
  const room = matchRoom(env, matchId);
  const backup = v.parse(matchBackupSchema, await room.backup());
  await harness.ingest(matchId, [scored(matchId, 9, 7, 0)]);
  const before = await getSnapshot(harness, matchId);
  expect(await room.restore(backup, 'run-1')).toBe('kept');
  expect(await room.restore({ ...backup, epoch: 'another-epoch' }, 'run-1')).toBe('occupied');
  await room.erase('run-1');
  expect(await getSnapshot(harness, matchId)).toEqual(before);
});

it('a restore erases the room that it filled, also if it changed since, and no other', async () => {
  const matchId = await startMatch(3);
  const backup = await lost(matchId);
  const room = matchRoom(env, matchId);
  await room.restore(backup, 'run-1');
  await room.erase('run-2');
  expect((await harness.get(matchPath(matchId))).status).toBe(200);
  await room.erase('run-1');
  expect((await harness.get(matchPath(matchId))).status).toBe(404);
  await room.restore(backup, 'run-3');
  await harness.ingest(matchId, [scored(matchId, 9, 7, 0)]);
  await room.erase('run-3');
  expect((await harness.get(matchPath(matchId))).status).toBe(404);
  expect(await room.restore(backup, 'run-4')).toBe('restored');
});

it('an empty match room has no backup', async () => {
  expect(await matchRoom(env, newMatchId()).backup()).toBeNull();
});

it('a restored sport room answers as before, and begins an epoch with its first delta', async () => {
  const [one, other] = [newMatchId(), newMatchId()];
  await harness.ingest(one, [{ ...kickOff(one, 23), matchStatus: 'S1' }]);
  const room = sportRoom(env, 'volleyball');
  await expect
    .poll(async () => Object.keys((await getSportSnapshot(harness, 'volleyball')).lines))
    .toContain(one);
  const before = await getSportSnapshot(harness, 'volleyball');
  const backup = v.parse(sportBackupSchema, await room.backup());
  await runInDurableObject(room, (_room, { storage }) => storage.deleteAll());
  await evictDurableObject(room);
  const watching = await harness.connect(sportPath('volleyball'));
  await watching.next();
  expect(await room.restore(backup, 'run-1')).toBe('restored');
  expect(JSON.parse(await watching.next())).toEqual(before);
  expect(await getSportSnapshot(harness, 'volleyball')).toEqual(before);
  await harness.ingest(other, [{ ...kickOff(other, 23), matchStatus: 'S1' }]);
  expect(JSON.parse(await watching.next())).toMatchObject({ version: before.version + 1 });
  expect((await getSportSnapshot(harness, 'volleyball')).epoch).not.toBe(before.epoch);
  await room.erase('run-1');
  expect(JSON.parse(await watching.next())).toMatchObject({ version: 0, lines: {} });
  expect(await room.restore(backup, 'run-2')).toBe('restored');
});
