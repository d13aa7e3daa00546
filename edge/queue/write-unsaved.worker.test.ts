import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { matchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { createDatabase } from '../origin/db/database.ts';
import { matchRecords } from '../origin/db/details-schema.ts';
import { findEvent } from '../origin/media/events/events.ts';
import { env } from '../testing/bindings.ts';
import { deliver } from '../testing/deliver.ts';
import { fixture, newMatchId, openingUpdates } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';

const db = createDatabase(env.DB);

function fail(): never {
  throw new Error('Away');
}

const unsaved = (matchId: string) => matchRoom(env, matchId).unsaved();

async function homeScore(matchId: string): Promise<number | undefined> {
  return (await findEvent(db, matchId))?.event.eventScore?.home;
}

describe('the unsaved state of a room', () => {
  it.each([
    ['one of long ago that was cancelled', Date.UTC(2019, 4, 1), 'Cancelled'],
    ['one far ahead that was postponed', Date.UTC(2031, 4, 1), 'Postponed'],
  ] as const)(
    'is written with its fixture however old the match is: %s',
    async (_, startTime, status) => {
      const matchId = newMatchId();
      const update = { matchId, occurredAt: 1_000 };
      await matchRoom(env, matchId).ingest([
        { ...update, sequence: 1, fixture: fixture({ startTime, venue: 'The Old Pier' }) },
        { ...update, sequence: 2, status },
      ]);
      const result = await deliver([{ unsaved: matchId }]);
      expect(result.explicitAcks).toEqual(['0']);
      expect(await findEvent(db, matchId)).toMatchObject({
        event: { eventStatus: status, fixtureVenue: 'The Old Pier' },
      });
      expect(await unsaved(matchId)).toBeNull();
    },
  );

  it('includes the correction, with its incidents, of a match that ended long ago', async () => {
    const matchId = newMatchId();
    const over = { matchId, status: 'Finished', matchStatus: 'Ended' } as const;
    await matchRoom(env, matchId).ingest([
      ...openingUpdates(matchId),
      { ...over, sequence: 4, occurredAt: 1_000 },
    ]);
    await deliver([{ unsaved: matchId }]);
    await matchRoom(env, matchId).ingest([
      {
        ...over,
        sequence: 5,
        occurredAt: 2_000,
        correction: true,
        score: { home: 0, away: 0 },
        incidents: [{ id: 'goal-1', type: 'goal', team: 'home', minute: 1, removed: true }],
      },
    ]);
    await deliver([{ unsaved: matchId }]);
    expect(await homeScore(matchId)).toBe(0);
    const [row] = await db.select().from(matchRecords).where(eq(matchRecords.matchId, matchId));
    expect(row?.incidents).toMatchObject([{ id: 'goal-1', removed: true }]);
  });

  it('is confirmed by a write of its version, and not of an earlier one', async () => {
    const matchId = newMatchId();
    const { snapshot: now } = await matchRoom(env, matchId).ingest(openingUpdates(matchId));
    if (!now) throw new Error('The room has a state');
    await deliver([matchStateRecord({ ...now, version: now.version - 1 }, 1_000)]);
    expect(await unsaved(matchId)).not.toBeNull();
    await deliver([matchStateRecord(now, 1_000)]);
    expect(await unsaved(matchId)).toBeNull();
  });

  it('stays unsaved while the database is unavailable, and the message is acknowledged', async () => {
    const matchId = newMatchId();
    await matchRoom(env, matchId).ingest(openingUpdates(matchId));
    const away = { ...env, DB: overridden(env.DB, { batch: fail, prepare: fail }) };
    const result = await deliver([{ unsaved: matchId }], away);
    expect(result.explicitAcks).toEqual(['0']);
    expect(await unsaved(matchId)).not.toBeNull();
  });

  it('is saved although another room does not answer', async () => {
    const [matchId, other] = [newMatchId(), newMatchId()];
    await matchRoom(env, matchId).ingest(openingUpdates(matchId));
    const rooms = overridden(env.Match, {
      getByName: (name: string) => (name === other ? { unsaved: fail } : env.Match.getByName(name)),
    });
    await deliver([{ unsaved: other }, { unsaved: matchId }], { ...env, Match: rooms });
    expect(await unsaved(matchId)).toBeNull();
  });

  it('is requested from at most eight rooms at a time', async () => {
    const ids = Array.from({ length: 20 }, newMatchId);
    for (const matchId of ids) await matchRoom(env, matchId).ingest(openingUpdates(matchId));
    let held = 0;
    let most = 0;
    const rooms = overridden(env.Match, {
      getByName: (name: string) => {
        const room = env.Match.getByName(name);
        return {
          unsaved: () => {
            most = Math.max(most, (held += 1));
            return room.unsaved();
          },
          confirmStored: (epoch: string, version: number) => {
            held -= 1;
            return room.confirmStored(epoch, version);
          },
        };
      },
    });
    const messages = ids.map((matchId) => ({ unsaved: matchId }));
    await deliver(messages, { ...env, Match: rooms });
    expect([most, held]).toEqual([8, 0]);
    expect(await Promise.all(ids.map(homeScore))).toEqual(ids.map(() => 1));
  });

  it('is saved by an alarm after a crash right after the acknowledgement', async () => {
    const matchId = newMatchId();
    await matchRoom(env, matchId).ingest(openingUpdates(matchId));
    await evictDurableObject(matchRoom(env, matchId));
    expect(await runDurableObjectAlarm(matchRoom(env, matchId))).toBe(true);
    // The queue waits five seconds for more.
    await expect.poll(() => homeScore(matchId)).toBe(1);
    await expect.poll(() => unsaved(matchId)).toBeNull();
  });
});
