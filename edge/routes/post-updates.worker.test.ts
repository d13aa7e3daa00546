import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ingestErrorSchema, ingestResponseSchema } from '../../realtime/protocol/ingest.ts';
import type { Env } from '../env.ts';
import { createDatabase } from '../origin/db/database.ts';
import { findEvent } from '../origin/media/events/events.ts';
import { env } from '../testing/bindings.ts';
import { call as send } from '../testing/call.ts';
import { deliver } from '../testing/deliver.ts';
import { fixture, newMatchId, openingUpdates } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { OLD_SECRET, signed } from '../testing/signed.ts';

const PATH = '/ingest/v1/updates';

const sendUpdates = (updates: unknown[], bindings?: Env) =>
  send(signed(PATH, { source: 'test', updates }), bindings);

function fail(): never {
  throw Object.assign(new Error('Durable Object is overloaded'), { overloaded: true });
}

describe('signatures', () => {
  const body = { source: 'test', updates: openingUpdates('signatures') };

  it('accepts either of two secrets while one replaces the other', async () => {
    expect((await send(signed(PATH, body))).status).toBe(200);
    expect((await send(signed(PATH, body, { secret: OLD_SECRET }))).status).toBe(200);
  });

  it('answers 401 to another secret', async () => {
    const foreign = 'whsec_c29tZW9uZSBlbHNlJ3Mgc2VjcmV0';
    expect((await send(signed(PATH, body, { secret: foreign }))).status).toBe(401);
  });

  it('answers 401 to no signature, and does not read the body', async () => {
    const request = new Request(`http://localhost${PATH}`, { method: 'POST', body: '{' });
    expect((await send(request)).status).toBe(401);
  });

  it('answers 401 to a body that was changed after it was signed', async () => {
    const { headers } = signed(PATH, body);
    const request = new Request(`http://localhost${PATH}`, { method: 'POST', headers, body: '{}' });
    expect((await send(request)).status).toBe(401);
  });

  it.each([-6, 6])('answers 401 to a signature of %i minutes from now', async (minutes) => {
    const at = Date.now() + minutes * 60_000;
    expect((await send(signed(PATH, body, { at }))).status).toBe(401);
  });

  it('answers 503 when the server has no secret', async () => {
    expect((await send(signed(PATH, body), { ...env, INGEST_SECRET: '' })).status).toBe(503);
  });
});

describe('bad bodies', () => {
  it('answers 400 to a body that is not JSON', async () => {
    expect(await send(signed(PATH, '{"source":'))).toMatchObject({
      status: 400,
      body: { message: 'The body is not JSON.' },
    });
  });

  it('answers 400 to a body that is not UTF-8', async () => {
    const { headers } = signed(PATH, '{}');
    const request = new Request(`http://localhost${PATH}`, {
      method: 'POST',
      headers,
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    });
    expect((await send(request)).status).toBe(400);
  });

  it.each([[null], [[]], ['text'], [7], [{}], [{ source: 'test', updates: [] }]])(
    'answers 400 to %j',
    async (body) => {
      expect((await send(signed(PATH, JSON.stringify(body)))).status).toBe(400);
    },
  );

  it('names the path of each fault', async () => {
    const [first, , third] = openingUpdates(newMatchId());
    const { status, body } = await sendUpdates([
      first,
      { ...third, score: { home: 1, away: -1 } },
      { ...third, sequence: 0, surprise: true },
    ]);
    expect(status).toBe(400);
    const { faults } = v.parse(ingestErrorSchema, body);
    expect(faults?.map(({ path }) => path)).toEqual([
      'updates[1].score.away',
      'updates[2].sequence',
      'updates[2].surprise',
    ]);
  });

  it.each([
    ['stats.s.home', '"stats":{"s":{"home":1e999,"away":0}}'],
    ['stats.__proto__', '"stats":{"__proto__":{"home":1,"away":0}}'],
    ['points.home', '"points":{"home":"\\ud800","away":"0"}'],
    ['clock.at', '"clock":{"seconds":0,"running":true,"at":8.64e15}'],
  ])('answers 400 to a value that no page can show, with its path: %s', async (path, members) => {
    const update = JSON.stringify({ matchId: newMatchId(), sequence: 1, occurredAt: 1 });
    const body = `{"source":"test","updates":[{${update.slice(1, -1)},${members}}]}`;
    expect(await send(signed(PATH, body))).toMatchObject({
      status: 400,
      body: { faults: [{ path: `updates[0].${path}` }] },
    });
  });

  it.each<[path: string, members: object]>([
    ['league.id', { league: { id: 'l\ud800', name: 'League' } }],
    ['home.id', { home: { id: '\udc00', name: 'Home', shortName: 'HOM' } }],
    ['startTime', { startTime: 8.64e15 }],
  ])('answers 400 to a fixture that no page can show, with its path: %s', async (path, members) => {
    const [first] = openingUpdates(newMatchId());
    expect(await sendUpdates([{ ...first, fixture: fixture(members) }])).toMatchObject({
      status: 400,
      body: { faults: [{ path: `updates[0].fixture.${path}` }] },
    });
  });

  it('applies no update of a request with a malformed one', async () => {
    const matchId = newMatchId();
    const [first] = openingUpdates(matchId);
    await sendUpdates([first, { matchId }]);
    expect(await findEvent(createDatabase(env.DB), matchId)).toBeUndefined();
  });

  it('answers 413 to more than 500 updates', async () => {
    const [first] = openingUpdates(newMatchId());
    const updates = Array.from({ length: 501 }, (_, index) => ({ ...first, sequence: index + 1 }));
    expect((await sendUpdates(updates)).status).toBe(413);
  });

  it('answers 413 to a body above 1 MiB whatever length it claims', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(65_536));
    let chunks = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        if (chunks > 64) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const { headers } = signed(PATH, '{}');
    const request = new Request(`http://localhost${PATH}`, { method: 'POST', headers, body });
    expect((await send(request)).status).toBe(413);
    expect(chunks).toBeLessThan(32);
  });
});

describe('results', () => {
  it('returns one for each update, in the order of the request', async () => {
    const [one, other] = [openingUpdates(newMatchId()), openingUpdates(newMatchId())];
    const updates = one.flatMap((update, index) => [update, ...other.slice(index, index + 1)]);
    const { status, body } = await sendUpdates(updates);
    expect(status).toBe(200);
    const { results } = v.parse(ingestResponseSchema, body);
    expect(results.map(({ matchId, sequence }) => [matchId, sequence])).toEqual(
      updates.map(({ matchId, sequence }) => [matchId, sequence]),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(updates.map(() => 'applied'));
  });

  it('marks a repeated request as a duplicate', async () => {
    const updates = openingUpdates(newMatchId());
    await sendUpdates(updates);
    const { body } = await sendUpdates(updates);
    const { results } = v.parse(ingestResponseSchema, body);
    expect(results.map(({ outcome, version }) => [outcome, version])).toEqual([
      ['duplicate', 3],
      ['duplicate', 3],
      ['duplicate', 3],
    ]);
  });

  it('rejects updates of a match whose fixture is not known, and creates no match', async () => {
    const matchId = newMatchId();
    const [, second] = openingUpdates(matchId);
    const { body } = await sendUpdates([second]);
    expect(v.parse(ingestResponseSchema, body).results).toMatchObject([
      { outcome: 'rejected', reason: expect.stringMatching(/^fixture-missing/) },
    ]);
    expect(await findEvent(createDatabase(env.DB), matchId)).toBeUndefined();
  });

  it('logs a request with rejected updates once, with its feed and the first reason', async () => {
    const written = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => written.mockRestore());
    const match = newMatchId();
    const [opening, start, goal] = openingUpdates(match);
    await sendUpdates([opening, start, goal]);
    expect(written).not.toHaveBeenCalled();
    const other = { status: 'Live', score: { home: 0, away: 1 } };
    await sendUpdates([opening, { ...start, ...other }, { ...goal, ...other }]);
    expect(written.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      {
        level: 'warn',
        event: 'updates-rejected',
        source: 'test',
        count: 2,
        match,
        sequence: 2,
        reason: 'sequence-conflict: 2 was another update',
      },
    ]);
  });
});

describe('an acknowledged match', () => {
  it('is in the catalogue', async () => {
    const matchId = newMatchId();
    await sendUpdates(openingUpdates(matchId));
    expect(await findEvent(createDatabase(env.DB), matchId)).toMatchObject({
      event: { fixtureHomeTeamName: 'Harbour Town', fixtureVenue: 'The Old Pier' },
      league: { leagueName: 'Coast League', leagueCountry: 'es' },
    });
  });

  it('keeps its newest names when an older fixture is sent again', async () => {
    const matchId = newMatchId();
    const [first, ...others] = openingUpdates(matchId);
    const renamed = (name: string) => ({
      ...first?.fixture,
      home: { id: 'h', name, shortName: name },
    });
    const opening = { ...first, fixture: renamed('Old Name') };
    const later = {
      matchId,
      sequence: 50,
      occurredAt: Date.now(),
      fixture: renamed('New Name'),
      correction: true,
    };
    await sendUpdates([opening, ...others]);
    await sendUpdates([later]);
    expect((await sendUpdates([opening])).body).toMatchObject({
      results: [{ outcome: 'duplicate' }],
    });
    const found = await findEvent(createDatabase(env.DB), matchId);
    expect(found?.event.fixtureHomeTeamName).toBe('New Name');
  });

  it('keeps its newest round and venue when an older fixture is sent again', async () => {
    const matchId = newMatchId();
    const [opening, ...others] = openingUpdates(matchId);
    if (!opening) throw new Error('There is an opening');
    const moved = fixture({ venue: 'The New Pier', round: 'Final' });
    const later = { matchId, sequence: 9, occurredAt: opening.occurredAt, fixture: moved };
    await sendUpdates([opening, ...others, later]);
    await sendUpdates([opening]);
    // In one request too, in any order.
    await sendUpdates([later, opening]);
    const found = await findEvent(createDatabase(env.DB), matchId);
    expect(found?.event).toMatchObject({ fixtureVenue: 'The New Pier', fixtureRound: 'Final' });
  });

  it('is queued for the database, with one message a match, for duplicates too', async () => {
    const batches: unknown[][] = [];
    const bindings = {
      ...env,
      MATCH_STATES: overridden(env.MATCH_STATES, {
        sendBatch: async (messages: Iterable<MessageSendRequest>) => {
          batches.push([...messages].map(({ body }) => body));
        },
      }),
    };
    const matchId = newMatchId();
    await sendUpdates(openingUpdates(matchId), bindings);
    await sendUpdates(openingUpdates(matchId), bindings);
    const message = { matchId, version: 3, status: 'Live', score: { home: 1, away: 0 } };
    expect(batches).toMatchObject([[message], [message]]);
  });
});

describe('failures', () => {
  it.each([
    ['a room', { ...env, Match: overridden(env.Match, { getByName: () => ({ ingest: fail }) }) }],
    ['the database', { ...env, DB: overridden(env.DB, { batch: fail, prepare: fail }) }],
    ['the queue', { ...env, MATCH_STATES: overridden(env.MATCH_STATES, { sendBatch: fail }) }],
  ])('answers 503 with retry-after when %s does not answer', async (_name, bindings) => {
    const { status, headers } = await sendUpdates(openingUpdates(newMatchId()), bindings);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('1');
  });

  it('completes a failed request when it is sent again', async () => {
    const matchId = newMatchId();
    const updates = openingUpdates(matchId);
    const bindings = { ...env, DB: overridden(env.DB, { batch: fail, prepare: fail }) };
    await sendUpdates(updates, bindings);
    expect(await findEvent(createDatabase(env.DB), matchId)).toBeUndefined();
    expect((await sendUpdates(updates)).status).toBe(200);
    expect(await findEvent(createDatabase(env.DB), matchId)).toBeDefined();
  });

  it('stores a fixture from its room later when the database fails', async () => {
    const matchId = newMatchId();
    let batches = 0;
    const bindings = {
      ...env,
      DB: overridden(env.DB, { batch: fail, prepare: fail }),
      MATCH_STATES: overridden(env.MATCH_STATES, { sendBatch: async () => (batches += 1) }),
    };
    expect((await sendUpdates(openingUpdates(matchId), bindings)).status).toBe(503);
    // A state without its fixture would clear the unsaved mark and lose the ground.
    expect(batches).toBe(0);
    await deliver([{ unsaved: matchId }]);
    const found = await findEvent(createDatabase(env.DB), matchId);
    expect(found?.event).toMatchObject({ eventStatus: 'Live', fixtureVenue: 'The Old Pier' });
  });

  it('answers 404 to calls that do not exist', async () => {
    expect((await send(signed('/ingest/v2/updates', {}))).status).toBe(404);
  });

  it('answers 405 to another method, and names the right one', async () => {
    const answer = await send(new Request(`http://localhost${PATH}`));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});
