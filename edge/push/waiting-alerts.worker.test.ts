import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { createDatabase } from '../origin/db/database.ts';
import { waitingAlerts } from '../origin/db/push-schema.ts';
import { env } from '../testing/bindings.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { snapshot } from '../testing/snapshot.ts';
import type { AlertMessage } from './alert-message.ts';
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

/** The pauses that have been awaited, ms. */
const pauses: number[] = [];

beforeEach(() => {
  pauses.length = 0;
  vi.spyOn(scheduler, 'wait').mockImplementation(async (pause) => void pauses.push(pause));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
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

it('what the queue refuses is sent again within half a minute, by one call for all', async () => {
  const [first, second] = ['a', 'b'].map((matchId) => ({ lineups: { matchId, at: 1 } }));
  if (!first || !second) throw new Error('There are two messages');
  let isAway = true;
  const sendBatch = async (messages: Iterable<MessageSendRequest<AlertMessage>>) => {
    if (isAway) throw new Error('Away');
    return service.bindings.ALERTS.sendBatch(messages);
  };
  const bindings = { ...service.bindings, ALERTS: overridden(env.ALERTS, { sendBatch }) };
  vi.mocked(scheduler.wait).mockImplementation(async (pause) => {
    if (pauses.push(pause) > 1) isAway = false;
    // Another call stores its own, and leaves the tries to the first.
    else await enqueueAlerts(bindings, [second], 2);
  });
  await enqueueAlerts(bindings, [first], 1);
  expect(pauses).toEqual([2_000, 6_000]);
  expect(service.queued.map(({ body }) => body)).toEqual([first, second]);
  expect(await db.$count(waitingAlerts)).toBe(0);
  isAway = true;
  await enqueueAlerts(bindings, [first], 3);
  expect(pauses).toHaveLength(2 + 1);
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

it.each(['{"other":1}', '{"lineups":', ''])(
  'messages wait in their order, and a row that is none, %j, holds up none',
  async (body) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const messages = Array.from({ length: 101 }, (_, index) => ({
      lineups: { matchId: `m-${index}`, at: 1 },
    }));
    await enqueueAlerts(refusing(), messages.slice(0, 1), 1);
    await db.insert(waitingAlerts).values({ body, at: 1 });
    await enqueueAlerts(refusing(), messages.slice(1), 1);
    await sendWaiting(service.bindings);
    expect(service.queued.map((queued) => queued.body)).toEqual(messages);
    expect(await db.$count(waitingAlerts)).toBe(0);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('waiting-alert-malformed'),
    );
  },
);
