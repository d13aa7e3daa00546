import { expect, it, vi } from 'vitest';
import { subscriptionId } from '../origin/media/push/push-subscriptions.ts';
import { alertMatchOf } from '../shared/alerts/alert-match.ts';
import { env } from '../testing/bindings.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { snapshot } from '../testing/snapshot.ts';
import type { AlertMessage } from './alert-message.ts';
import { pauseAfter } from './consume-alerts.ts';
import {
  endpoints,
  pushService,
  QUEUE,
  stateOf,
  subscribe,
  type Subscribed,
} from './testing/push-service.ts';

const service = pushService();

it.each([
  [429, '90', 90],
  [503, 'Tue, 31 Dec 2199 23:59:59 GMT', 43_200],
  [503, null, 5],
  [500, 'tomorrow', 5],
])('after %i with Retry-After %s, it is tried again after %i s', async (status, after, delay) => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  const headers = new Headers(after === null ? {} : { 'retry-after': after });
  service.answers.set(endpoint, new Response(null, { status, headers }));
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  const [again] = service.queued;
  expect(again?.delaySeconds).toBe(delay);
  const tried = await deliver([again?.body], service.bindings, QUEUE);
  expect(tried.retryMessages).toEqual([{ msgId: '0' }]);
  service.answers.clear();
  expect((await deliver([again?.body], service.bindings, QUEUE)).explicitAcks).toEqual(['0']);
  expect(service.reached).toEqual([endpoint, endpoint, endpoint]);
});

/** Returns the message to try a subscription again with a kick-off that is so old, ms. */
async function retryOf(matchId: string, endpoint: string, ageMs = 0): Promise<AlertMessage> {
  const { match } = stateOf(matchId, 1).state;
  const turns = [{ kind: 'start' as const, turn: { what: 'start' as const } }];
  const news = { match, turns, at: Date.now() - ageMs, isQuick: false };
  return { news, subscription: await subscriptionId(endpoint), origin: 'https://push.example' };
}

it.each<[string, Subscribed, ageMs: number]>([
  ['begins its quiet hours', { quiet: { from: 0, to: 0 } }, 0],
  ['has waited for ten minutes', {}, 601_000],
])('a browser that %s before it is tried again gets nothing', async (_when, more, ageMs) => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId, ['start'], more);
  const tried = await deliver([await retryOf(matchId, endpoint, ageMs)], service.bindings, QUEUE);
  expect(tried.explicitAcks).toEqual(['0']);
  expect(service.reached).toEqual([]);
});

it('a subscription that its push service has ended meanwhile goes at the next try', async () => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  service.answers.set(endpoint, new Response(null, { status: 410 }));
  const message = await retryOf(matchId, endpoint);
  const tried = await deliver([message, message], service.bindings, QUEUE);
  expect(tried.explicitAcks.toSorted()).toEqual(['0', '1']);
  expect(await endpoints()).toEqual([]);
});

it('a browser is tried again with the news that it wants, not with others of that moment', async () => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId, ['red-card']);
  service.answers.set(endpoint, new Response(null, { status: 503 }));
  const goal = stateOf(matchId, 2, 1);
  const card = { id: 'c', type: 'red-card' as const, team: 'away' as const, minute: 5 };
  const { state } = snapshot(matchId, { score: { home: 1, away: 0 }, incidents: [card] });
  const match = alertMatchOf({ ...state, startTime: goal.state.match.startTime }, Date.now());
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  await deliver([{ state: { ...goal.state, match } }], service.bindings, QUEUE);
  const turns = service.queued.map(({ body }) => 'news' in body && body.news.turns);
  expect(turns).toEqual([[{ kind: 'red-card', turn: { what: 'red-card', side: 'away' } }]]);
});

it('browsers of a push service that does not answer are all tried later, others get theirs', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const matchId = newMatchId();
  for (let count = 0; count < 8; count += 1) await subscribe(matchId);
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  await subscribe(matchId, ['start'], { endpoint });
  vi.mocked(fetch).mockImplementation(async (input) => {
    service.reached.push(new Request(input).url);
    if (service.reached.at(-1) !== endpoint) throw new TypeError('Cannot connect');
    return new Response(null, { status: 201 });
  });
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.reached).toContain(endpoint);
  expect(service.queued).toHaveLength(8);
  // Those that wait for their turn do not wait for an answer too.
  expect(service.reached.length).toBeLessThan(9);
});

it('news whose retry the queue does not take are sent when their state comes again', async () => {
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId);
  service.answers.set(endpoint, new Response(null, { status: 503 }));
  const full = overridden(env.ALERTS, {
    sendBatch: () => {
      throw new Error('The queue is away');
    },
  });
  const failed = await deliver([stateOf(matchId, 1)], { ...service.bindings, ALERTS: full }, QUEUE);
  expect(failed.retryMessages).toEqual([{ msgId: '0' }]);
  service.answers.clear();
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.reached).toEqual([endpoint, endpoint]);
});

it('the pauses double, and are as long as a push service asks for', () => {
  expect([1, 2, 3].map((attempts) => pauseAfter(attempts, 0))).toEqual([10, 20, 40]);
  expect(pauseAfter(1, 90)).toBe(90);
});
