import { afterEach, beforeEach, expect, it } from 'vitest';
import type { IngestResult, MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { env } from '../testing/bindings.ts';
import { overridden } from '../testing/overridden.ts';
import { snapshot } from '../testing/snapshot.ts';
import type { AlertMessage } from './alert-message.ts';
import { enqueueNews } from './enqueue-news.ts';

/** Somebody follows the match. */
beforeEach(async () => {
  await env.DB.exec(`INSERT INTO push_items VALUES ('40:m', 'a', 'score', 0, 'given')`);
});
afterEach(async () => void (await env.DB.exec('DELETE FROM push_items')));

async function enqueued(
  change: Partial<MatchUpdate>,
  {
    sportId = 1,
    outcome = 'applied',
    VAPID_KEY = env.VAPID_KEY,
    state = {},
  }: {
    sportId?: 1 | 2;
    outcome?: IngestResult['outcome'];
    VAPID_KEY?: string | undefined;
    state?: Parameters<typeof snapshot>[1];
  } = {},
): Promise<AlertMessage[]> {
  const sent: AlertMessage[] = [];
  const ALERTS = overridden(env.ALERTS, {
    sendBatch: async (messages: Iterable<MessageSendRequest<AlertMessage>>) => {
      for (const { body } of messages) sent.push(body);
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    },
  });
  const update = { matchId: 'm', sequence: 1, occurredAt: 1, ...change };
  const result = { matchId: 'm', sequence: 1, outcome };
  const applied = [
    { outcomes: [{ update, result }], snapshot: snapshot('m', { sportId, version: 7, ...state }) },
  ];
  await enqueueNews({ ...env, ALERTS, VAPID_KEY }, applied, 5_000);
  return sent;
}

it('a score is sent to the queue of alerts with the state of the match', async () => {
  expect(await enqueued({ score: { home: 1, away: 0 } })).toEqual([
    { state: expect.objectContaining({ epoch: 'epoch-one', version: 7, at: 5_000 }) },
  ]);
});

it.each<[string, Partial<MatchUpdate>]>([
  ['a clock', { clock: { seconds: 60, running: true, at: 1 } }],
  ['statistics', { stats: { corners: { home: 1, away: 0 } } }],
  ['a corner', { incidents: [{ id: 'i', type: 'corner', team: 'home', minute: 5 }] }],
])('%s alone costs no message', async (_what, change) => {
  expect(await enqueued(change)).toEqual([]);
});

const card = (type: 'red-card' | 'second-yellow-card'): Partial<MatchUpdate> => ({
  incidents: [{ id: 'i', type, team: 'home', minute: 5 }],
});

it.each<[string, Partial<MatchUpdate>]>([
  ['a status', { status: 'Postponed' }],
  ['a part of the match', { matchStatus: 'HT' }],
  ['a shoot-out', { shootout: { home: 1, away: 0 } }],
  ['a winner', { winner: 'away' }],
  ['a red card', card('red-card')],
  ['a second yellow card', card('second-yellow-card')],
])('%s alone is sent', async (_what, change) => {
  expect(await enqueued(change)).toHaveLength(1);
});

it('a score costs no message in a sport that has no alerts of scores', async () => {
  expect(await enqueued({ score: { home: 1, away: 0 } }, { sportId: 2 })).toEqual([]);
  expect(await enqueued({ matchStatus: 'HT' }, { sportId: 2 })).toHaveLength(1);
});

const substitution = (playerId: string): Partial<MatchUpdate> => ({
  incidents: [{ id: 'i', type: 'substitution', team: 'home', minute: 60, playerId, player: 'Ace' }],
});

it('what a player does is sent if somebody follows that player, and only that', async () => {
  const { incidents = [] } = substitution('bo');
  expect(await enqueued(substitution('ace'))).toEqual([]);
  await env.DB.exec(`INSERT INTO push_items VALUES ('50:ace', 'b', 'field', 0, 'given')`);
  const both = { incidents: [...incidents, ...(substitution('ace').incidents ?? [])] };
  const player = { id: 'ace', name: 'Ace' };
  expect(await enqueued(both)).toEqual([
    {
      state: expect.objectContaining({
        moments: [{ id: 'i', moment: 'off', side: 'home', player }],
      }),
    },
  ]);
  await env.DB.exec(`DELETE FROM push_items WHERE item = '40:m'`);
  expect(await enqueued(both)).toHaveLength(1);
});

it('a break of serve is sent if somebody follows the match', async () => {
  const incidents = [
    { id: 'i', type: 'break-of-serve' as const, team: 'away' as const, minute: null },
  ];
  expect(await enqueued({ incidents })).toEqual([
    {
      state: expect.objectContaining({
        moments: [{ id: 'i', moment: 'serve-break', side: 'away', player: null }],
      }),
    },
  ]);
});

it('points of a sport that scores often are sent in the last five minutes only', async () => {
  const points = { score: { home: 80, away: 78 } };
  const clock = (seconds: number) => ({
    clock: { seconds, running: false, at: 0, countdown: true },
  });
  const inQ4 = (seconds: number) => ({
    sportId: 2 as const,
    state: { matchStatus: 'Q4' as const, ...clock(seconds) },
  });
  expect(await enqueued(points, inQ4(301))).toEqual([]);
  expect(await enqueued(points, inQ4(300))).toHaveLength(1);
  expect(await enqueued(clock(299), inQ4(299))).toEqual([]);
});

it('a repeated update is sent, since the first may have reached only the room', async () => {
  const goal = { score: { home: 1, away: 0 } };
  expect(await enqueued(goal, { outcome: 'duplicate' })).toHaveLength(1);
  expect(await enqueued(goal, { outcome: 'rejected' })).toEqual([]);
});

it('a match that nobody follows costs no message', async () => {
  await env.DB.exec('DELETE FROM push_items');
  expect(await enqueued({ score: { home: 1, away: 0 } })).toEqual([]);
});

it('states that come within a tenth of a second share a read and a batch', async () => {
  const batches: number[] = [];
  const ALERTS = overridden(env.ALERTS, {
    sendBatch: async (messages: Iterable<MessageSendRequest<AlertMessage>>) => {
      batches.push([...messages].length);
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    },
  });
  const update = { matchId: 'm', sequence: 1, occurredAt: 1, score: { home: 1, away: 0 } };
  const result = { matchId: 'm', sequence: 1, outcome: 'applied' as const };
  const applied = [{ outcomes: [{ update, result }], snapshot: snapshot('m') }];
  await Promise.all([1, 2, 3].map((now) => enqueueNews({ ...env, ALERTS }, applied, now)));
  await enqueueNews({ ...env, ALERTS }, applied, 4);
  expect(batches).toEqual([3, 1]);
});

it('without a key of alerts nothing is sent', async () => {
  expect(await enqueued({ score: { home: 1, away: 0 } }, { VAPID_KEY: '' })).toEqual([]);
});

it('a queue and a database that do not answer do not stop an ingest', async () => {
  const away = () => {
    throw new Error('Away');
  };
  const ALERTS = overridden(env.ALERTS, { sendBatch: away });
  const DB = overridden(env.DB, { prepare: away, batch: away });
  const update = { matchId: 'm', sequence: 1, occurredAt: 1, score: { home: 1, away: 0 } };
  const result = { matchId: 'm', sequence: 1, outcome: 'applied' as const };
  const applied = [{ outcomes: [{ update, result }], snapshot: snapshot('m') }];
  await expect(enqueueNews({ ...env, ALERTS, DB }, applied, 0)).resolves.toBeUndefined();
});
