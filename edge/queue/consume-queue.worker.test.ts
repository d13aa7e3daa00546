import { createMessageBatch } from 'cloudflare:test';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { matchStateRecord, type MatchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { createDatabase } from '../origin/db/database.ts';
import { findEvent } from '../origin/media/events/events.ts';
import { env } from '../testing/bindings.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId, openingUpdates } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { snapshot } from '../testing/snapshot.ts';
import { consumeQueue } from './consume-queue.ts';

const db = createDatabase(env.DB);

function fail(): never {
  throw new Error('D1 is away');
}

function record(
  matchId: string,
  {
    version,
    home,
    at = 1_000,
    epoch,
  }: { version: number; home: number; at?: number; epoch?: string },
): MatchStateRecord {
  return matchStateRecord(
    snapshot(matchId, { version, score: { home, away: 0 }, ...(epoch && { epoch }) }),
    at,
  );
}

async function homeScore(matchId: string): Promise<number | undefined> {
  return (await findEvent(db, matchId))?.event.eventScore?.home;
}

describe('match-states', () => {
  it('writes states, and registers a match that the database does not know', async () => {
    const [one, other] = [newMatchId(), newMatchId()];
    const result = await deliver([
      record(one, { version: 1, home: 1 }),
      record(other, { version: 1, home: 2 }),
    ]);
    expect(result.explicitAcks).toEqual(['0', '1']);
    expect(await homeScore(one)).toBe(1);
    expect(await homeScore(other)).toBe(2);
  });

  it('keeps the newest state, in whatever order they arrive', async () => {
    const matchId = newMatchId();
    const states = [3, 1, 2].map((version) => record(matchId, { version, home: version }));
    await deliver(states);
    expect(await homeScore(matchId)).toBe(3);
    await deliver(states.slice(1));
    expect(await homeScore(matchId)).toBe(3);
  });

  it('accepts a room that lost its storage, and ignores states of its old epoch', async () => {
    const matchId = newMatchId();
    const before = record(matchId, { version: 9, home: 4, at: 1_000 });
    await deliver([before]);
    await deliver([record(matchId, { version: 1, home: 0, at: 2_000, epoch: 'epoch-two' })]);
    expect(await homeScore(matchId)).toBe(0);
    await deliver([before]);
    expect(await homeScore(matchId)).toBe(0);
  });

  it('updates a match whose room changed the id of a team', async () => {
    const matchId = newMatchId();
    const away = { id: newMatchId(), name: 'Quarry United', shortName: 'QUA' };
    await deliver([record(matchId, { version: 1, home: 1 })]);
    const renamed = { epoch: 'epoch-two', score: { home: 2, away: 0 }, away };
    await deliver([matchStateRecord(snapshot(matchId, renamed), 2_000)]);
    const found = await findEvent(db, matchId);
    expect(found?.event).toMatchObject({ fixtureAwayTeamId: away.id, eventScore: { home: 2 } });
  });

  it('retries a message that is not a state, and writes the others', async () => {
    const matchId = newMatchId();
    const result = await deliver([{ matchId: 7 }, record(matchId, { version: 1, home: 1 })]);
    expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual(['0']);
    expect(result.explicitAcks).toEqual(['1']);
    expect(await homeScore(matchId)).toBe(1);
  });

  it('writes each message separately when the batch fails', async () => {
    const [good, bad] = [newMatchId(), newMatchId()];
    const states = [record(bad, { version: 1, home: 1 }), record(good, { version: 1, home: 1 })];
    await deliver([record(bad, { version: 0, home: 0 }), record(good, { version: 0, home: 0 })]);
    // A trigger that refuses one match stands for any database error.
    await env.DB.prepare(
      `CREATE TRIGGER refuse BEFORE UPDATE ON matches WHEN new.id = '${bad}'
       BEGIN SELECT raise(abort, 'refused'); END`,
    ).run();
    const result = await deliver(states);
    await env.DB.prepare('DROP TRIGGER refuse').run();
    expect(result.explicitAcks).toEqual(['1']);
    expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual(['0']);
    expect(await homeScore(good)).toBe(1);
    expect(await homeScore(bad)).toBe(0);
  });

  it('retries every message when the database does not answer', async () => {
    const bindings = { ...env, DB: overridden(env.DB, { batch: fail, prepare: fail }) };
    const result = await deliver([record(newMatchId(), { version: 1, home: 1 })], bindings);
    expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual(['0']);
  });
});

it('refuses a batch of a queue that is none of the product’s', async () => {
  const batch = createMessageBatch('touchline-staging-scores', []);
  await expect(consumeQueue(batch, env)).rejects.toThrow('no queue named touchline-staging-scores');
});

describe('match-states-dead', () => {
  it('writes the current state of the room', async () => {
    const matchId = newMatchId();
    await matchRoom(env, matchId).ingest(openingUpdates(matchId));
    const letters = [record(matchId, { version: 1, home: 9 }), 'nonsense'];
    const result = await deliver(letters, env, 'match-states-dead');
    expect(result.explicitAcks).toEqual(['0', '1']);
    const state = await matchRoom(env, matchId).snapshot();
    expect(await homeScore(matchId)).toBe(state?.state.score.home);
  });

  it('writes the unsaved state of a room, and acknowledges a barrier', async () => {
    const matchId = newMatchId();
    await matchRoom(env, matchId).ingest(openingUpdates(matchId));
    const errors = vi.spyOn(console, 'error');
    onTestFinished(() => errors.mockRestore());
    const letters = [{ unsaved: matchId }, { barrier: crypto.randomUUID() }];
    const result = await deliver(letters, env, 'match-states-dead');
    expect(result.explicitAcks).toEqual(['0', '1']);
    expect(errors).not.toHaveBeenCalled();
    expect(await homeScore(matchId)).toBe(1);
    expect(await matchRoom(env, matchId).unsaved()).toBeNull();
  });

  it('retries while the database is still unavailable', async () => {
    const matchId = newMatchId();
    await matchRoom(env, matchId).ingest(openingUpdates(matchId));
    const away = { ...env, DB: overridden(env.DB, { batch: fail, prepare: fail }) };
    const letters = [record(matchId, { version: 1, home: 1 })];
    const result = await deliver(letters, away, 'match-states-dead');
    expect(result.explicitAcks).toEqual([]);
    expect(result.retryMessages).toMatchObject([{ msgId: '0' }]);
  });
});
