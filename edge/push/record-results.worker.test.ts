import { afterEach, expect, it, vi } from 'vitest';
import { createDatabase } from '../origin/db/database.ts';
import { subscriptionId } from '../origin/media/push/push-subscriptions.ts';
import { env } from '../testing/bindings.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId } from '../testing/football.ts';
import { findSubscriptions } from './audience.ts';
import { recordResults } from './record-results.ts';
import { endpoints, pushService, QUEUE, stateOf, subscribe } from './testing/push-service.ts';

const db = createDatabase(env.DB);
const service = pushService();
const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 12);

afterEach(() => void vi.useRealTimers());

/** Sends news of a new match on a day, and has the push service answer with a status. */
async function sendOn(day: number, endpoint: string, status: number, matchId: string) {
  vi.setSystemTime(NOON + day * DAY);
  service.answers.set(endpoint, new Response(null, { status }));
  const version = 1 + service.reached.length;
  await deliver([stateOf(matchId, version, version - 1)], service.bindings, QUEUE);
}

/** Returns a proven subscription to a match. */
async function followed(): Promise<{ endpoint: string; matchId: string }> {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const matchId = newMatchId();
  return { endpoint: await subscribe(matchId), matchId };
}

it.each([403, 503])('a subscription ends after three days in a row with %i', async (status) => {
  const { endpoint, matchId } = await followed();
  for (const day of [0, 1]) await sendOn(day, endpoint, status, matchId);
  expect(await endpoints()).toEqual([endpoint]);
  await sendOn(2, endpoint, status, matchId);
  expect(await endpoints()).toEqual([]);
});

it('refusals within a day count once: a wrong key of the product ends nothing', async () => {
  const { endpoint, matchId } = await followed();
  for (const status of [403, 401, 400, 403]) await sendOn(0, endpoint, status, matchId);
  expect(service.reached).toHaveLength(4);
  expect(await endpoints()).toEqual([endpoint]);
});

it('messages of matches at the same time count as one failed day', async () => {
  const { endpoint } = await followed();
  const id = await subscriptionId(endpoint);
  const [subscription] = await findSubscriptions(db, [id]);
  if (!subscription) throw new Error('The browser has subscribed');
  const sent = { kind: 'refused', origin: 'https://push.example', status: 403 } as const;
  for (const _ of [1, 2, 3]) await recordResults(db, [{ subscription, sent }], NOON);
  expect(await findSubscriptions(db, [id])).toMatchObject([{ failures: 1 }]);
});

it('a message that arrives ends the row of failures', async () => {
  const { endpoint, matchId } = await followed();
  for (const [day, status] of [403, 403, 201, 403, 403].entries())
    await sendOn(day, endpoint, status, matchId);
  expect(service.reached).toHaveLength(5);
  expect(await endpoints()).toEqual([endpoint]);
});
