import { expect, it, vi } from 'vitest';
import { tally } from '../../realtime/hosts/metrics/report.ts';
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
  const subscriptions = [await subscriptionId(endpoint)];
  return { news, subscriptions, origin: 'https://push.example' };
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

/** Has push.example answer as `answer` says, and all other push services at once. */
function answerBy(answer: () => Promise<Response>): void {
  vi.mocked(fetch).mockImplementation(async (input) => {
    const { origin, href } = new URL(new Request(input).url);
    service.reached.push(href);
    return origin === 'https://push.example' ? answer() : new Response(null, { status: 201 });
  });
}
const away = () => Promise.reject(new TypeError('Cannot connect'));

/** Subscribes browsers of push.example to a match, and one of another service: its endpoint. */
async function subscribeAtTwo(matchId: string, number: number): Promise<string> {
  for (let count = 0; count < number; count += 1) await subscribe(matchId);
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  return subscribe(matchId, ['start', 'score'], { endpoint });
}

/** Returns the subscriptions of the messages in the queue, which empties it. */
function takeQueued(): string[][] {
  return service.queued
    .splice(0)
    .map(({ body }) => ('subscriptions' in body ? body.subscriptions : []));
}

it('browsers of a push service that does not answer are all tried later, others get theirs', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const matchId = newMatchId();
  const fan = await subscribeAtTwo(matchId, 8);
  answerBy(away);
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.reached).toContain(fan);
  // Those that wait for their turn do not wait for an answer too.
  expect(service.reached).toHaveLength(5 + 1);
  const [later = [], ...more] = takeQueued();
  expect(new Set(later).size).toBe(8);
  expect(more).toEqual([]);
});

it('a push service that does not answer is asked once every ten seconds, for all messages', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const matchId = newMatchId();
  const fan = await subscribeAtTwo(matchId, 8);
  answerBy(away);
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  const [retry] = service.queued.splice(0);
  service.reached.splice(0);
  const count = vi.spyOn(tally, 'count');
  await deliver([stateOf(matchId, 2, 1)], service.bindings, QUEUE);
  const tried = await deliver([retry?.body], service.bindings, QUEUE);
  expect(tried.retryMessages).toEqual([{ msgId: '0' }]);
  expect(service.reached).toEqual([fan]);
  const putOff = count.mock.calls.filter(
    ([, labels]) => 'outcome' in labels && labels.outcome === 'put-off',
  );
  expect(putOff).toHaveLength(8 + 8);
  expect(takeQueued().map(({ length }) => length)).toEqual([8]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001);
  await deliver([retry?.body, stateOf(matchId, 3, 2)], service.bindings, QUEUE);
  expect(service.reached.toSorted()).toEqual([fan, fan, expect.stringContaining('push.example')]);
});

it('once a push service answers again, all of a message get theirs at its next try', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const matchId = newMatchId();
  await subscribeAtTwo(matchId, 8);
  answerBy(away);
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  const [retry] = service.queued.splice(0);
  answerBy(async () => new Response(null, { status: 201 }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001);
  const tried = await deliver([retry?.body], service.bindings, QUEUE);
  expect(tried.explicitAcks).toEqual(['0']);
  // One was the try; the others were put off meanwhile.
  const [rest] = service.queued.splice(0);
  expect(rest).toMatchObject({ delaySeconds: 5 });
  service.reached.splice(0);
  await deliver([rest?.body], service.bindings, QUEUE);
  expect(new Set(service.reached).size).toBe(7);
  expect(service.queued).toEqual([]);
});

it('a slow push service gets four messages of a batch, the others soon after', async () => {
  const matchId = newMatchId();
  const fan = await subscribeAtTwo(matchId, 10);
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  answerBy(async () => {
    now += 4_500;
    return new Response(null, { status: 201 });
  });
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  const sizes: number[] = [];
  for (let [next] = service.queued.splice(0); next; [next] = service.queued.splice(0)) {
    expect(next.delaySeconds).toBe(2);
    sizes.push('subscriptions' in next.body ? next.body.subscriptions.length : 0);
    const sent = await deliver([next.body], service.bindings, QUEUE);
    expect(sent.explicitAcks).toEqual(['0']);
  }
  expect(sizes).toEqual([5, 1]);
  expect(new Set(service.reached).size).toBe(11);
  expect(service.reached).toContain(fan);
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
