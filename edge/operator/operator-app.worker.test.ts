import { beforeEach, describe, expect, it } from 'vitest';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import type { Env } from '../env.ts';
import { createDatabase } from '../origin/db/database.ts';
import { deadLetters } from '../origin/db/operator-schema.ts';
import { findEvent } from '../origin/media/events/events.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId, openingUpdates } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';

const db = createDatabase(env.DB);

function operator(method: string, path: string, bindings: Env = env, token = env.OPERATOR_TOKEN) {
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request(`http://localhost/operator/v1/${path}`, { method, headers });
  return call(request, bindings);
}

describe('the door of the operator', () => {
  it.each([
    ['no token', undefined, 404],
    ['a short token', 'short', 404],
    ['the token', env.OPERATOR_TOKEN, 200],
  ])('answers a request with the same, with %s set: %s', async (_what, token, status) => {
    const bindings = { ...env, OPERATOR_TOKEN: token ?? '' };
    expect(await operator('GET', 'dead-letters', bindings, token)).toMatchObject({ status });
  });

  it('refuses any other token, and is never cached', async () => {
    for (const token of ['', `${env.OPERATOR_TOKEN}x`, env.METRICS_TOKEN]) {
      const { status, headers } = await operator('GET', 'dead-letters', env, token);
      expect(status).toBe(401);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('knows no other calls and sections', async () => {
    expect((await operator('GET', 'users')).status).toBe(404);
    expect((await operator('GET', 'backup/none/users')).status).toBe(409);
    const { body } = await operator('POST', 'backup');
    const { run } = JSON.parse(JSON.stringify(body));
    for (const section of ['sessions', 'd1_migrations', 'none'])
      expect((await operator('GET', `backup/${run}/${section}`)).status).toBe(404);
    expect((await operator('GET', `backup/${run}/leagues`)).status).toBe(200);
    expect(await operator('POST', 'backup')).toMatchObject({ status: 409 });
    expect((await operator('DELETE', `backup/${run}`)).status).toBe(200);
    expect((await operator('GET', `backup/${run}/leagues`)).status).toBe(409);
  });
});

/** Lets a match's state end as a dead letter; returns bindings with which it fails again. */
async function dieOf(matchId: string): Promise<Env> {
  await matchRoom(env, matchId).ingest(openingUpdates(matchId));
  const unsaved = () => {
    throw new Error('The room is away');
  };
  const Match = overridden(env.Match, {
    getByName: (name: string) => (name === matchId ? { unsaved } : env.Match.getByName(name)),
  });
  const failing = { ...env, Match };
  const result = await deliver([{ unsaved: matchId }], failing, 'match-states-dead');
  expect(result.retryMessages).toMatchObject([{ msgId: '0' }]);
  return failing;
}

describe('dead letters', () => {
  beforeEach(async () => void (await db.delete(deadLetters)));

  it('are listed with their match, error and tries until the queue writes them', async () => {
    const matchId = newMatchId();
    await dieOf(matchId);
    expect((await operator('GET', 'dead-letters')).body).toMatchObject({
      letters: [{ id: '0', matchId, error: 'The room is away', tries: 1 }],
      total: 1,
    });
    expect((await operator('GET', 'dead-letters/0')).body).toMatchObject({
      body: JSON.stringify({ unsaved: matchId }),
    });
    await deliver([{ unsaved: matchId }], env, 'match-states-dead');
    expect((await operator('GET', 'dead-letters')).body).toEqual({ letters: [], total: 0 });
  });

  it('are replayed with the newest state of the room, and stay if that fails', async () => {
    const matchId = newMatchId();
    const failing = await dieOf(matchId);
    expect(await operator('POST', 'dead-letters/0', failing)).toMatchObject({ status: 503 });
    expect((await operator('GET', 'dead-letters')).body).toMatchObject({ total: 1 });
    expect((await operator('POST', 'dead-letters/0')).status).toBe(200);
    expect((await findEvent(db, matchId))?.event.eventScore?.home).toBe(1);
    expect((await operator('GET', 'dead-letters')).body).toMatchObject({ total: 0 });
    expect((await operator('POST', 'dead-letters/0')).status).toBe(404);
  });

  it('end with the next delivery once they are dropped', async () => {
    const matchId = newMatchId();
    const failing = await dieOf(matchId);
    expect((await operator('DELETE', 'dead-letters/0')).status).toBe(200);
    expect((await operator('GET', 'dead-letters')).body).toMatchObject({ total: 0 });
    const result = await deliver([{ unsaved: matchId }], failing, 'match-states-dead');
    expect(result.explicitAcks).toEqual(['0']);
    expect(await db.select().from(deadLetters)).toEqual([]);
  });

  it('keep a malformed message, which can only be dropped', async () => {
    const result = await deliver(['nonsense'], env, 'match-states-dead');
    expect(result.explicitAcks).toEqual(['0']);
    expect((await operator('GET', 'dead-letters/0')).body).toMatchObject({
      matchId: null,
      body: '"nonsense"',
    });
    expect(await operator('POST', 'dead-letters/0')).toMatchObject({ status: 409 });
    await operator('DELETE', 'dead-letters/0');
    expect(await db.select().from(deadLetters)).toEqual([]);
  });

  it('are retried by the queue while the database cannot keep them', async () => {
    const fail = () => {
      throw new Error('D1 is away');
    };
    const away = { ...env, DB: overridden(env.DB, { batch: fail, prepare: fail }) };
    const result = await deliver(
      ['nonsense', { unsaved: newMatchId() }],
      away,
      'match-states-dead',
    );
    expect(result.retryMessages).toMatchObject([{ msgId: '0' }, { msgId: '1' }]);
  });
});
