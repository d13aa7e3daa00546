import { expect, it, vi } from 'vitest';
import { createDatabase, insertParts, runBatch } from '../origin/db/database.ts';
import {
  pushItems,
  pushSubscriptions,
  type PushSubscriptionRow,
} from '../origin/db/push-schema.ts';
import { proveSubscription, subscriptionId } from '../origin/media/push/push-subscriptions.ts';
import { env } from '../testing/bindings.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { DAY, ROW_RETENTION } from '../scheduled/retention.ts';
import { audienceOf } from './audience.ts';
import { recordResults } from './record-results.ts';
import {
  endpoints,
  pushService,
  QUEUE,
  stateOf,
  subscribe,
  subscribeUnproven,
} from './testing/push-service.ts';

const db = createDatabase(env.DB);
const service = pushService();

/** Adds so many copies of a subscription to a match; returns their endpoints. */
async function addCopies(of: PushSubscriptionRow, matchId: string, number: number) {
  const rows = await Promise.all(
    Array.from({ length: number }, async (_, index) => {
      const endpoint = `${of.endpoint}-${index}`;
      return { ...of, endpoint, id: await subscriptionId(endpoint) };
    }),
  );
  const items = rows.map(({ id }) => ({
    item: `40:${matchId}`,
    subscriptionId: id,
    kinds: 'start score',
    seenAt: 0,
    proof: of.nonce === null ? ('given' as const) : ('awaited' as const),
  }));
  await runBatch(db, [
    ...insertParts(rows).map((part) => db.insert(pushSubscriptions).values(part)),
    ...insertParts(items).map((part) => db.insert(pushItems).values(part)),
  ]);
  return rows.map(({ endpoint }) => endpoint);
}

/** Adds subscriptions to a match that nobody has proven; returns their endpoints. */
async function addUnproven(matchId: string, number: number): Promise<Set<string>> {
  const first = await subscribeUnproven(matchId);
  return new Set([first.endpoint, ...(await addCopies(first, matchId, number - 1))]);
}

/** Delivers what the consumer put into the queue, until it puts no more; returns the deliveries. */
async function deliverQueued(): Promise<number> {
  let deliveries = 0;
  for (let [next] = service.queued.splice(0, 1); next; [next] = service.queued.splice(0, 1)) {
    await deliver([next.body], service.bindings, QUEUE);
    deliveries += 1;
  }
  return deliveries;
}

/** Has the push service answer to these endpoints, each time. */
function answer(endpointsOf: Iterable<string>, status: number): void {
  for (const endpoint of endpointsOf) service.answers.set(endpoint, new Response(null, { status }));
}

it('300 unproven subscriptions come after a fan, in parts that let the next goal pass', async () => {
  const matchId = newMatchId();
  const unproven = await addUnproven(matchId, 300);
  const fan = await subscribe(matchId);
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.reached).toEqual([fan]);
  // The kick-off for the unproven ones is one message, and later than a goal in the same batch.
  expect(service.queued).toMatchObject([{ delaySeconds: 2 }]);
  const [kickOff] = service.queued.splice(0);
  await deliver([kickOff?.body, stateOf(matchId, 2, 1)], service.bindings, QUEUE);
  expect(service.reached.slice(0, 2)).toEqual([fan, fan]);
  expect(service.reached).toHaveLength(2 + 30);
  service.reached.splice(0);
  // Two more parts of the kick-off, three of the goal: 90 get one news.
  expect(await deliverQueued()).toBe(5);
  expect(service.reached).toHaveLength(60 + 90);
  expect(service.reached.filter((endpoint) => !unproven.has(endpoint))).toEqual([]);
});

it('three alerts without a proof are the last until it comes', async () => {
  const matchId = newMatchId();
  const { id: subscription, nonce, endpoint } = await subscribeUnproven(matchId);
  const score = async (goals: number) => {
    await deliver([stateOf(matchId, goals + 1, goals)], service.bindings, QUEUE);
    return deliverQueued();
  };
  for (const goals of [0, 1, 2]) expect(await score(goals)).toBe(1);
  expect(await score(3)).toBe(0);
  expect(service.reached).toEqual([endpoint, endpoint, endpoint]);
  // Its phone was off: a message brings the nonce later.
  await proveSubscription(db, { subscription, nonce: nonce ?? '' });
  expect(await score(4)).toBe(0);
  expect(service.reached).toHaveLength(4);
});

it('a proof that comes before its message is recorded is not overdue', async () => {
  const matchId = newMatchId();
  const subscription = await subscribeUnproven(matchId);
  const { id, nonce } = subscription;
  await proveSubscription(db, { subscription: id, nonce: nonce ?? '' });
  const sent = { kind: 'sent' } as const;
  for (const _ of [1, 2, 3]) await recordResults(db, [{ subscription, sent }], Date.now());
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ nonce: null, failures: 0 }]);
  expect(await db.select().from(pushItems)).toMatchObject([{ proof: 'given' }]);
});

it('a subscription without a proof for a day ends with its items, however many renew it', async () => {
  const matchId = newMatchId();
  const { createdAt } = await subscribeUnproven(matchId);
  const proven = await subscribe(matchId);
  await db.update(pushSubscriptions).set({ seenAt: createdAt + DAY });
  const expire = async (at: number) => {
    for (const { place, expire: end } of ROW_RETENTION)
      if (place === 'push_subscriptions') await end(env, at);
    return endpoints();
  };
  expect(await expire(createdAt + DAY - 1)).toHaveLength(2);
  expect(await expire(createdAt + DAY)).toEqual([proven]);
  expect(await db.$count(pushItems)).toBe(1);
});

it('however many subscriptions are unproven, finding the others of a match reads none of them', async () => {
  const matchId = newMatchId();
  await addUnproven(matchId, 300);
  await subscribe(matchId);
  let rowsRead = 0;
  const DB = overridden(env.DB, {
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await env.DB.batch(statements);
      for (const { meta } of results) rowsRead += meta.rows_read;
      return results;
    },
  });
  const audience = await audienceOf(createDatabase(DB), [`40:${matchId}`]);
  expect(audience).toMatchObject({ shares: [{}], hasUnproven: true });
  expect(rowsRead).toBeGreaterThan(0);
  expect(rowsRead).toBeLessThan(10);
});

it('a subscription is among the others once its browser has sent back the nonce', async () => {
  const matchId = newMatchId();
  const { id: subscription, nonce, endpoint } = await subscribeUnproven(matchId);
  await proveSubscription(db, { subscription, nonce: nonce ?? '' });
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.reached).toEqual([endpoint]);
  expect(service.queued).toEqual([]);
});

it('many proven subscriptions become shares, and the unproven ones a later message', async () => {
  const matchId = newMatchId();
  const unproven = await subscribeUnproven(matchId);
  await addCopies({ ...unproven, nonce: null }, matchId, 201);
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.queued.map(({ body, delaySeconds }) => ['share' in body, delaySeconds])).toEqual([
    [true, undefined],
    [true, undefined],
    [false, 2],
  ]);
  await deliverQueued();
  expect(new Set(service.reached).size).toBe(202);
});

it('unproven subscriptions that are refused end with the third message', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const matchId = newMatchId();
  const unproven = await addUnproven(matchId, 40);
  const fan = await subscribe(matchId);
  answer(unproven, 403);
  for (const goals of [0, 1, 2, 3]) {
    await deliver([stateOf(matchId, goals + 1, goals)], service.bindings, QUEUE);
    await deliverQueued();
  }
  expect(service.reached.filter((endpoint) => endpoint === fan)).toHaveLength(4);
  expect(service.reached).toHaveLength(4 + 3 * 40);
  expect(await endpoints()).toEqual([fan]);
});

it('an unproven subscription of a busy push service is not tried again, and stays', async () => {
  const matchId = newMatchId();
  const { endpoint } = await subscribeUnproven(matchId);
  answer([endpoint], 503);
  for (const goals of [0, 1, 2, 3]) {
    await deliver([stateOf(matchId, goals + 1, goals)], service.bindings, QUEUE);
    expect(await deliverQueued()).toBe(1);
  }
  expect(await endpoints()).toEqual([endpoint]);
});

const HOSTS = {
  invented: 'https://made-up.notify.windows.com/w/?token=',
  known: 'https://web.push.apple.com/',
};

it.each([
  ['an invented host', 'invented', () => Promise.reject(new TypeError('No such host')), []],
  ['an invented host, on the platform', 'invented', async () => noAddress(), []],
  ['a known host', 'known', () => Promise.reject(new TypeError('No such host')), ['unproven']],
] as const)('an unproven subscription at %s that is away ends, or not', async (...row) => {
  const [, host, reach, left] = row;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const matchId = newMatchId();
  await subscribeUnproven(matchId, ['start'], { endpoint: `${HOSTS[host]}unproven` });
  vi.mocked(fetch).mockImplementation(reach);
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  await deliverQueued();
  expect((await endpoints()).map((endpoint) => endpoint.slice(-8))).toEqual(left);
});

function noAddress(): Response {
  return new Response(null, { status: 530 });
}

it('a proven subscription at a host that is away is tried again, and stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const matchId = newMatchId();
  const endpoint = await subscribe(matchId, ['start'], { endpoint: `${HOSTS.invented}proven` });
  vi.mocked(fetch).mockRejectedValue(new TypeError('No such host'));
  await deliver([stateOf(matchId, 1)], service.bindings, QUEUE);
  expect(service.queued).toHaveLength(1);
  expect(await endpoints()).toEqual([endpoint]);
});
