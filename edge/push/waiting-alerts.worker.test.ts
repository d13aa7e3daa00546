import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { createDatabase } from '../origin/db/database.ts';
import { waitingAlerts } from '../origin/db/push-schema.ts';
import { env } from '../testing/bindings.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { snapshot } from '../testing/snapshot.ts';
import { enqueueNews } from './enqueue-news.ts';
import { pushService, QUEUE, stateOf, subscribe } from './testing/push-service.ts';
import { enqueueAlerts, sendWaiting } from './waiting-alerts.ts';

const db = createDatabase(env.DB);
const service = pushService();
const away = () => {
  throw new Error('Away');
};
/** Bindings whose queue of alerts takes nothing. */
const refusing = () => ({
  ...service.bindings,
  ALERTS: overridden(env.ALERTS, { sendBatch: away }),
});

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(async () => void (await db.delete(waitingAlerts)));

/** The end of a match: the last state that its feed sends. */
function fullTime(matchId: string) {
  const update: MatchUpdate = { matchId, sequence: 2, occurredAt: 1, status: 'Ended' };
  const result = { matchId, sequence: 2, outcome: 'applied' as const };
  const startTime = Date.now() - 7_200_000;
  const more = { version: 2, status: 'Ended', matchStatus: 'Ended', startTime } as const;
  return [{ outcomes: [{ update, result }], snapshot: snapshot(matchId, more) }];
}

it('a full time that the queue refuses reaches fans with a later run', async () => {
  const matchId = newMatchId();
  const fan = await subscribe(matchId, ['end']);
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  await enqueueNews(refusing(), fullTime(matchId), Date.now());
  await expect(sendWaiting(refusing())).rejects.toThrow('Away');
  expect(await db.$count(waitingAlerts)).toBe(1);
  await sendWaiting(service.bindings);
  expect(await db.$count(waitingAlerts)).toBe(0);
  await deliver(
    service.queued.map(({ body }) => body),
    service.bindings,
    QUEUE,
  );
  expect(service.reached).toEqual([fan]);
  await sendWaiting(service.bindings);
  expect(service.queued).toHaveLength(1);
});

it('a state goes to the queue also while the database is away', async () => {
  const matchId = newMatchId();
  const fan = await subscribe(matchId, ['end']);
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  const DB = overridden(env.DB, { prepare: away, batch: away });
  await enqueueNews({ ...service.bindings, DB }, fullTime(matchId), Date.now());
  await deliver(
    service.queued.map(({ body }) => body),
    service.bindings,
    QUEUE,
  );
  expect(service.reached).toEqual([fan]);
});

it('messages wait in their order, and one of another version holds up none', async () => {
  const messages = Array.from({ length: 101 }, (_, index) => ({
    lineups: { matchId: `m-${index}`, at: 1 },
  }));
  await enqueueAlerts(refusing(), messages.slice(0, 1), 1);
  await db.insert(waitingAlerts).values({ body: '{"other":1}', at: 1 });
  await enqueueAlerts(refusing(), messages.slice(1), 1);
  await sendWaiting(service.bindings);
  expect(service.queued.map(({ body }) => body)).toEqual(messages);
  expect(await db.$count(waitingAlerts)).toBe(0);
});
