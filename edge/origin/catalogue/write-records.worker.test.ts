import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Incident } from '../../../realtime/protocol/incident.ts';
import { env } from '../../testing/bindings.ts';
import { newMatchId } from '../../testing/football.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { createDatabase } from '../db/database.ts';
import { matchRecords } from '../db/details-schema.ts';
import { writeRecords } from './write-records.ts';

const db = createDatabase(env.DB);

function over(matchId: string, version: number, epoch = 'epoch-one') {
  const incidents: Incident[] = [{ id: `at-${version}`, type: 'goal', team: 'home', minute: 1 }];
  return snapshot(matchId, { version, epoch, incidents, status: 'Finished', matchStatus: 'Ended' });
}

async function incidentOf(matchId: string): Promise<string | undefined> {
  const [row] = await db.select().from(matchRecords).where(eq(matchRecords.matchId, matchId));
  return row?.incidents[0]?.id;
}

it('keeps the newest record of a room, in whatever order they are written', async () => {
  const matchId = newMatchId();
  for (const version of [7, 9, 8]) await writeRecords(db, [over(matchId, version)], version);
  expect(await incidentOf(matchId)).toBe('at-9');
});

it('accepts a room that lost its storage, and ignores records of its old epoch', async () => {
  const matchId = newMatchId();
  await writeRecords(db, [over(matchId, 9)], 1_000);
  await writeRecords(db, [over(matchId, 2, 'epoch-two')], 2_000);
  expect(await incidentOf(matchId)).toBe('at-2');
  await writeRecords(db, [over(matchId, 9)], 1_000);
  expect(await incidentOf(matchId)).toBe('at-2');
});

it('writes no record for a match that is not over', async () => {
  const matchId = newMatchId();
  await writeRecords(db, [snapshot(matchId)], 1_000);
  expect(await incidentOf(matchId)).toBeUndefined();
});

it('stores the largest record that a room may have', async () => {
  const matchId = newMatchId();
  const text = '\u{4e00}'.repeat(500);
  const incidents = Array.from({ length: 1_000 }, (_, index): Incident => ({
    id: `c${index}`,
    type: 'comment',
    team: null,
    minute: null,
    text,
  }));
  const whole = { ...over(matchId, 3), state: { ...over(matchId, 3).state, incidents } };
  await writeRecords(db, [whole], 1_000);
  expect(await incidentOf(matchId)).toBe('c0');
});
