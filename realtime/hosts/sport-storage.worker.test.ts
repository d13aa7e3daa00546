import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sportSnapshotSchema } from '../protocol/frame.ts';
import { kickOff, newMatchId } from './conformance/match-updates.ts';
import { getSportSnapshot } from './conformance/viewer.ts';
import { sportRoom } from './room-stub.ts';
import { SportStorage } from './sport-storage.ts';
import { harness } from './testing/worker-harness.ts';

it('a sport room drops an unreadable and an invalid line, and keeps the others', async () => {
  const [good, odd, lost] = [newMatchId(), newMatchId(), newMatchId()];
  for (const matchId of [good, odd, lost])
    await harness.ingest(matchId, [{ ...kickOff(matchId, 31), matchStatus: 'S1' }]);
  await expect
    .poll(async () => Object.keys((await getSportSnapshot(harness, 'badminton')).lines))
    .toEqual(expect.arrayContaining([good, odd, lost]));
  const before = await getSportSnapshot(harness, 'badminton');
  const room = sportRoom(env, 'badminton');
  await runInDurableObject(room, (_room, state) => {
    for (const table of ['held', 'pending']) {
      const { sql } = state.storage;
      sql.exec(
        String.raw`UPDATE ${table} SET body = replace(body, '"leagueId":"', '"leagueId":"\ud800') WHERE match_id = ?`,
        odd,
      );
      sql.exec(`UPDATE ${table} SET body = '{' WHERE match_id = ?`, lost);
    }
    state.storage.sql.exec(`UPDATE history SET body = '{'`);
  });
  await evictDurableObject(room);
  const after = v.parse(sportSnapshotSchema, await getSportSnapshot(harness, 'badminton'));
  expect(after.epoch).not.toBe(before.epoch);
  expect(after.lines[good]).toEqual(before.lines[good]);
  for (const matchId of [odd, lost]) expect(after.lines).not.toHaveProperty(matchId);
  await evictDurableObject(room);
  expect(await getSportSnapshot(harness, 'badminton')).toEqual(after);
});

it('a line that a sport room has sent no longer waits', async () => {
  const matchId = newMatchId();
  await harness.ingest(matchId, [{ ...kickOff(matchId, 31), matchStatus: 'S1' }]);
  await expect
    .poll(async () => Object.keys((await getSportSnapshot(harness, 'badminton')).lines))
    .toContain(matchId);
  await runInDurableObject(sportRoom(env, 'badminton'), (_room, { storage }) => {
    const sport = new SportStorage(storage);
    const { held, version } = sport.load('none');
    sport.savePending(held);
    expect([...sport.load('none').pending].length).toBeGreaterThan(0);
    sport.saveFlush({ version, held: new Map(held), delta: null });
    expect([...sport.load('none').pending]).toEqual([]);
  });
});
