import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import type { MatchUpdate } from '../../../../realtime/protocol/ingest.ts';
import { matchRoom } from '../../../../realtime/hosts/room-stub.ts';
import { commentarySchema } from '../../../contracts/commentary.ts';
import { envelopeSchema } from '../../../contracts/envelope.ts';
import { statisticsSchema } from '../../../contracts/statistics.ts';
import { matchStateRecord } from '../../catalogue/match-state-record.ts';
import { consumeQueue } from '../../../queue/consume-queue.ts';
import { env } from '../../../testing/bindings.ts';
import { call } from '../../../testing/call.ts';
import { newMatchId, openingUpdates } from '../../../testing/football.ts';
import { overridden } from '../../../testing/overridden.ts';
import { signed } from '../../../testing/signed.ts';
import { data } from '../../../testing/media-data.ts';

describe('a match with a room', () => {
  const goal = { id: 'g1', type: 'goal', team: 'home', minute: 3, player: 'Bo Ek' } as const;

  async function send(updates: MatchUpdate[]): Promise<void> {
    const { status } = await call(signed('/ingest/v1/updates', { source: 'test', updates }));
    expect(status).toBe(200);
  }

  async function liveMatch(): Promise<string> {
    const matchId = newMatchId();
    const [first, second, third] = openingUpdates(matchId);
    if (!first || !second || !third) throw new Error('There are three');
    const stats = { shots: { home: 4, away: 2 } };
    await send([first, second, { ...third, incidents: [goal], stats }]);
    return matchId;
  }

  async function consume(matchId: string): Promise<void> {
    const snapshot = await matchRoom(env, matchId).snapshot();
    if (!snapshot) throw new Error('The room has a state');
    const body = matchStateRecord(snapshot, Date.now());
    const batch = createMessageBatch('match-states', [
      { id: '0', timestamp: 0, attempts: 1, body },
    ]);
    await consumeQueue(batch, env);
    expect((await getQueueResult(batch, createExecutionContext())).explicitAcks).toEqual(['0']);
  }

  it('is read from its room while it is live', async () => {
    const matchId = await liveMatch();
    await consume(matchId);
    const stats = await data(`events/${matchId}/statistics`, statisticsSchema);
    expect(stats).toMatchObject({
      isLive: true,
      periods: [{ period: 'ALL', items: [{ key: 'shots', home: 4 }] }],
    });
    const { entries, isLive } = await data(`events/${matchId}/commentary`, commentarySchema);
    expect({ isLive, ids: entries.map(({ id }) => id) }).toEqual({ isLive: true, ids: ['g1'] });
  });

  it('is read from the database, without its room, once it is over', async () => {
    const matchId = await liveMatch();
    const occurredAt = Date.now();
    await send([{ matchId, sequence: 9, occurredAt, status: 'Ended', matchStatus: 'Ended' }]);
    await consume(matchId);
    const away = {
      ...env,
      Match: overridden(env.Match, {
        getByName: () => {
          throw new Error('The room must not be asked');
        },
      }),
    };
    for (const [name, schema] of [
      ['statistics', statisticsSchema],
      ['commentary', commentarySchema],
    ] as const) {
      const { status, body } = await call(`/api/media/v1/events/${matchId}/${name}`, away);
      expect(status).toBe(200);
      const found = v.parse(envelopeSchema(schema), body).data;
      expect(found.isLive).toBe(false);
      expect(JSON.stringify(found)).toMatch(name === 'statistics' ? /"shots"/ : /"g1"/);
    }
  });

  it('shows a correction that was sent after its end', async () => {
    const matchId = await liveMatch();
    const occurredAt = Date.now();
    await send([{ matchId, sequence: 9, occurredAt, status: 'Ended', matchStatus: 'Ended' }]);
    await consume(matchId);
    const mended = [{ ...goal, player: 'Cy Lund' }];
    await send([{ matchId, sequence: 10, occurredAt, correction: true, incidents: mended }]);
    await consume(matchId);
    const { entries } = await data(`events/${matchId}/commentary`, commentarySchema);
    expect(entries[0]?.player).toBe('Cy Lund');
  });

  it('is read from the database when its room does not answer', async () => {
    const matchId = await liveMatch();
    const away = {
      ...env,
      Match: overridden(env.Match, {
        getByName: () => {
          throw new Error('The room is away');
        },
      }),
    };
    const { status, body } = await call(`/api/media/v1/events/${matchId}/commentary`, away);
    expect(status).toBe(200);
    expect(v.parse(envelopeSchema(commentarySchema), body).data.entries).toEqual([]);
  });
});
