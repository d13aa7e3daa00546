import { afterEach, beforeEach, expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import type { PushMessage } from '../../../contracts/push-message.ts';
import type { PushSubscriptionInput } from '../../../contracts/push-subscription.ts';
import type { Sent } from '../../../push/send-message.ts';
import { browserKeys } from '../../../push/testing/push-service.ts';
import { STATE } from '../../../contracts/states.ts';
import { DAY, ROW_RETENTION } from '../../../scheduled/retention.ts';
import { env } from '../../../testing/bindings.ts';
import { overridden } from '../../../testing/overridden.ts';
import { servicesAt } from '../../../testing/services.ts';
import { tries } from '../../db/code-schema.ts';
import { createDatabase } from '../../db/database.ts';
import { pushItems, pushSubscriptions, type PushSubscriptionRow } from '../../db/push-schema.ts';
import type { CodeServices } from '../../patron/codes/code-services.ts';
import { solved } from '../../patron/codes/testing/email-codes.ts';
import { pushHandlers } from './push-handlers.ts';
import { ITEMS_CONFIRMED_EVERY } from './push-subscriptions.ts';

const db = createDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 21, 15);
/** A point of P-256, from RFC 8291. */
const POINT =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
/** What the push service has to say about the next messages. */
let outcome: Sent;
let sent: { subscription: PushSubscriptionRow; message: PushMessage }[];
/** What happens while the push service takes a message. */
let meanwhile: () => Promise<unknown>;
const push = {
  keys: [POINT],
  services: new Set(['https://push.example']),
  send: async (subscription: PushSubscriptionRow, message: PushMessage) => {
    sent.push({ subscription, message });
    const said = outcome;
    await meanwhile();
    return said;
  },
};

const INPUT: PushSubscriptionInput = {
  endpoint: 'https://push.example/one',
  keys: { p256dh: POINT, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
  applicationServerKey: POINT,
  language: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  quiet: { from: 1_320, to: 480 },
  hidesScores: false,
  items: [{ type: 30, favouriteItemId: 'elk', kinds: ['start', 'score'] }],
};

/** Number of the test: each has networks of its own, since an isolate remembers refused ones. */
let test = 0;
let ownNetwork: string;

beforeEach(() => {
  test += 1;
  ownNetwork = `198.51.100.${test}`;
  [outcome, sent, meanwhile] = [{ kind: 'sent' }, [], async () => {}];
});
afterEach(async () => {
  for (const table of ['push_subscriptions', 'push_items', 'tries'])
    await env.DB.exec(`DELETE FROM ${table}`);
});

const save = (
  more: Partial<PushSubscriptionInput> = {},
  network = ownNetwork,
  now: number = NOW,
  codes: Partial<CodeServices> = {},
) => {
  const services = servicesAt(now, { push, network });
  return pushHandlers.savePushSubscription(
    { body: { ...INPUT, ...more } },
    { ...services, codes: { ...services.codes, isCaptchaRequired: true, ...codes } },
  );
};

/** Saves the subscription of another browser. */
const saveOther = async (endpoint: string, network?: string, codes?: Partial<CodeServices>) =>
  save({ endpoint, keys: await browserKeys() }, network, NOW, codes);

/** Saves that of another browser, which solves a captcha first. */
const saveSolved = async (endpoint: string, network?: string) =>
  saveOther(endpoint, network, { captcha: await solved() });

const NEEDS_CAPTCHA = { status: 400, facts: { state: STATE.captchaRequired } };

it('a subscription is stored with what it wants, and replaces what it wanted before', async () => {
  expect(await save()).toEqual({});
  expect(await save({ items: [{ type: 40, favouriteItemId: 'm', kinds: ['end'] }] })).toEqual({});
  const rows = await db.select().from(pushSubscriptions);
  expect(rows).toMatchObject([
    {
      endpoint: INPUT.endpoint,
      ...INPUT.keys,
      vapidKey: POINT,
      language: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      quietFrom: 1_320,
      quietTo: 480,
      hidesScores: false,
      site: 'https://scores.example',
      brand: 'tv',
    },
  ]);
  const items = await db.select().from(pushItems);
  expect(items).toEqual([
    { item: '40:m', subscriptionId: rows[0]?.id, kinds: 'end', seenAt: NOW, proof: 'awaited' },
  ]);
});

it('a browser that chooses otherwise has its latest choices', async () => {
  await save();
  const keys = { ...INPUT.keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
  const items = [
    { type: 30 as const, favouriteItemId: 'owl', kinds: ['end' as const, 'score' as const] },
  ];
  await save({
    keys,
    language: 'en',
    timeZone: 'UTC',
    quiet: null,
    hidesScores: true,
    items,
  });
  expect(await db.select().from(pushSubscriptions)).toMatchObject([
    {
      ...keys,
      language: 'en',
      timeZone: 'UTC',
      quietFrom: null,
      quietTo: null,
      hidesScores: true,
    },
  ]);
  expect(await db.select().from(pushItems)).toMatchObject([{ item: '30:owl', kinds: 'end score' }]);
});

it('a browser that subscribed with a former key may renew', async () => {
  const keys = [`BA${POINT.slice(2)}`, POINT];
  const services = servicesAt(NOW, { push: { ...push, keys } });
  expect(await pushHandlers.savePushSubscription({ body: INPUT }, services)).toEqual({});
});

it('what one browser chooses or ends leaves those of others', async () => {
  const other = 'https://push.example/other';
  await saveOther(other);
  await save();
  await save();
  await pushHandlers.removePushSubscription(
    { body: { endpoint: INPUT.endpoint } },
    servicesAt(NOW, { push }),
  );
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ endpoint: other }]);
  expect(await db.select().from(pushItems)).toMatchObject([{ item: '30:elk' }]);
});

it('a subscription that its browser renews stays with its items, however old it is', async () => {
  const [renewed, forgotten] = ['https://push.example/renewed', 'https://push.example/forgotten'];
  await save({ endpoint: renewed });
  await saveOther(forgotten);
  await db.update(pushSubscriptions).set({ nonce: null });
  const later = NOW + 80 * DAY;
  await save({ endpoint: renewed }, undefined, later);
  for (const { place, expire } of ROW_RETENTION)
    if (place.startsWith('push_')) await expire(env, later + 20 * DAY);
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ endpoint: renewed }]);
  expect(await db.$count(pushItems)).toBe(1);
});

it('a browser may have a hundred items', async () => {
  const items = Array.from({ length: 100 }, (_, index) => ({
    type: 40 as const,
    favouriteItemId: `m-${index}`,
    kinds: ['score' as const],
  }));
  expect(await save({ items })).toEqual({});
  expect(await db.$count(pushItems)).toBe(100);
});

/** Returns matches as items, from one number up to another. */
const matchItems = (from: number, to: number): PushSubscriptionInput['items'] =>
  Array.from({ length: to - from }, (_, index) => ({
    type: 40,
    favouriteItemId: `m-${from + index}`,
    kinds: ['score'],
  }));

/** Saves a subscription. Returns what its statements about items write: items, and rows with those of indexes. */
async function writtenBy(items: PushSubscriptionInput['items'], now = NOW, keys = INPUT.keys) {
  const written = { items: 0, rows: 0 };
  const texts = new Map<D1PreparedStatement, string>();
  const DB = overridden(env.DB, {
    prepare: (text: string) => {
      const statement = env.DB.prepare(text);
      return overridden(statement, {
        bind: (...values: unknown[]) => {
          const bound = statement.bind(...values);
          texts.set(bound, text);
          return bound;
        },
      });
    },
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await env.DB.batch(statements);
      for (const [at, { meta }] of results.entries()) {
        const [statement] = statements.slice(at);
        const text = statement && texts.get(statement);
        if (text === undefined) throw new Error('A statement has no text');
        if (!/^(insert into|delete from|update) "push_items"/.test(text)) continue;
        written.items += meta.changes;
        written.rows += meta.rows_written;
      }
      return results;
    },
  });
  const services = servicesAt(now, { push, network: ownNetwork });
  const body = { ...INPUT, keys, items };
  const answer = await pushHandlers.savePushSubscription(
    { body },
    { ...services, db: createDatabase(DB) },
  );
  expect(answer).toEqual({});
  return written;
}

it.each([
  ['a proven', null],
  ['an unproven', 'nonce'],
])('a renewal of %s subscription without changes writes no item', async (_what, nonce) => {
  const first = await writtenBy(matchItems(0, 100));
  expect(first.items).toBe(100);
  expect(first.rows).toBeGreaterThanOrEqual(100);
  await env.DB.prepare('UPDATE push_subscriptions SET nonce = ?').bind(nonce).run();
  expect(await writtenBy(matchItems(0, 100), NOW + DAY)).toEqual({ items: 0, rows: 0 });
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ seenAt: NOW + DAY }]);
  const proof = nonce === null ? 'given' : 'awaited';
  const items = await db.select().from(pushItems);
  expect(items.filter((item) => item.seenAt === NOW && item.proof === proof)).toHaveLength(100);
});

it('a renewal writes only the items that come, go or have other kinds', async () => {
  const [first, ...others] = matchItems(0, 100);
  if (!first) throw new Error('No items');
  await writtenBy([first, ...others]);
  const changed = [{ ...first, kinds: ['end' as const] }, ...others];
  expect(await writtenBy(changed, NOW + 1)).toMatchObject({ items: 1 });
  const known = changed.slice(0, -1);
  expect(await writtenBy(known, NOW + 2)).toMatchObject({ items: 1 });
  expect(await writtenBy([...known, ...matchItems(100, 101)], NOW + 3)).toMatchObject({ items: 1 });
  const items = await db.select().from(pushItems).orderBy(pushItems.seenAt);
  expect(items).toHaveLength(100);
  expect(items.filter(({ seenAt }) => seenAt !== NOW)).toMatchObject([
    { item: '40:m-0', kinds: 'end', seenAt: NOW + 1 },
    { item: '40:m-100', kinds: 'score', seenAt: NOW + 3 },
  ]);
  expect(items.some(({ item }) => item === '40:m-99')).toBe(false);
});

it('new keys are to be proven again, and so are all items, changed or not', async () => {
  await save();
  await db.update(pushSubscriptions).set({ nonce: null });
  expect(await db.select().from(pushItems)).toMatchObject([{ proof: 'given' }]);
  expect(await writtenBy(INPUT.items, NOW, await browserKeys())).toMatchObject({ items: 1 });
  expect(await db.select().from(pushItems)).toMatchObject([{ proof: 'awaited' }]);
});

it('items that renewals do not write stay as long as their subscription', async () => {
  await save();
  await db.update(pushSubscriptions).set({ nonce: null });
  const last = NOW + ITEMS_CONFIRMED_EVERY;
  expect(await writtenBy(INPUT.items, last)).toEqual({ items: 0, rows: 0 });
  for (const { place, expire } of ROW_RETENTION)
    if (place.startsWith('push_')) await expire(env, last + 90 * DAY - 1);
  expect(await db.$count(pushSubscriptions)).toBe(1);
  expect(await db.$count(pushItems)).toBe(1);
  expect(await writtenBy(INPUT.items, last + 1)).toMatchObject({ items: 1 });
});

it.each<[string, Partial<PushSubscriptionInput>]>([
  ['endpoint is no address of a known push service', { endpoint: 'https://10.0.0.1/one' }],
  ['applicationServerKey is not', { applicationServerKey: `BA${POINT.slice(2)}` }],
  ['keys must be exactly', { keys: { ...INPUT.keys, p256dh: `${POINT.slice(0, -1)}5` } }],
  ['keys must be exactly', { keys: { ...INPUT.keys, auth: 'BTBZMqHH6r4Tts7J_aSIgh' } }],
  ['p256dh must be a public key', { keys: { ...INPUT.keys, p256dh: `BA${POINT.slice(2)}` } }],
  ['timeZone is no time zone', { timeZone: 'Mars/Olympus' }],
])('a subscription that cannot work is refused with a reason: %s', async (reason, more) => {
  const answer = await save(more);
  expect(answer).toBeInstanceOf(Refusal);
  expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(reason) });
  expect(await db.$count(pushSubscriptions)).toBe(0);
});

/** Has the counts of tries in a window reach a number. */
async function count(windowMs: number, number: number): Promise<void> {
  const update = env.DB.prepare('UPDATE tries SET count = ? WHERE until = ?');
  await update.bind(number, NOW + windowMs).run();
}
const [MINUTE, HOUR] = [60_000, 3_600_000];
const address = (number: number) => `https://push.example/${number}`;

it('a network may add three hundred browsers a day, and further ones with captchas; those that it has may change', async () => {
  await saveOther(address(1));
  await count(DAY, 299);
  expect(await save()).toEqual({});
  expect(await saveOther(address(2))).toMatchObject(NEEDS_CAPTCHA);
  expect(await save({ hidesScores: true })).toEqual({});
  expect(await saveOther(address(2), '203.0.113.8')).toEqual({});
  expect(await saveSolved(address(3))).toEqual({});
  expect(await saveOther(address(4))).toMatchObject(NEEDS_CAPTCHA);
});

it('a captcha lets one new browser of a network through', async () => {
  await saveOther(address(1));
  await count(DAY, 300);
  const captcha = await solved();
  expect(await saveOther(address(2), ownNetwork, { captcha })).toEqual({});
  expect(await saveOther(address(3), ownNetwork, { captcha })).toMatchObject({ status: 400 });
});

it('where captchas are those of an API elsewhere, a network that has used up its limit waits', async () => {
  await saveOther(address(1));
  await count(DAY, 300);
  const elsewhere = { hasCaptchas: false };
  expect(await saveOther(address(2), ownNetwork, elsewhere)).toMatchObject({ status: 429 });
});

it('a network may add 2,500 browsers within thirty days, and none with a captcha', async () => {
  await saveOther(address(1));
  await count(30 * DAY, 2_499);
  expect(await saveOther(address(2))).toEqual({});
  expect(await saveSolved(address(3))).toMatchObject({ status: 429 });
  expect(await save({ endpoint: address(3) }, ownNetwork, NOW + 30 * DAY)).toEqual({});
});

it('the networks of a /48 together may add 1,200 browsers within thirty days', async () => {
  const network = (at: number) => `2001:db8:${test}:${at}::/64`;
  await saveOther(address(1), network(1));
  await count(30 * DAY, 1_199);
  expect(await saveOther(address(2), network(2))).toEqual({});
  expect(await saveSolved(address(3), network(3))).toMatchObject({ status: 429 });
});

it('a browser may change its subscription three hundred times within an hour, whatever its neighbours do', async () => {
  const change = () => save({ endpoint: address(300) });
  await change();
  await change();
  await count(HOUR, 299);
  expect(await change()).toEqual({});
  expect(await change()).toMatchObject({ status: 429 });
  expect([await saveOther(address(1)), await saveOther(address(1))]).toEqual([{}, {}]);
});

it('a browser may change more than twenty items at once thirty times within an hour; small changes and renewals go on', async () => {
  const endpoint = address(400);
  const change = (items: PushSubscriptionInput['items']) => save({ endpoint, items });
  await change(matchItems(0, 30));
  // Ten go and eleven come.
  expect(await change(matchItems(10, 41))).toEqual({});
  const { results } = await env.DB.prepare('SELECT count FROM tries WHERE until = ?')
    .bind(NOW + HOUR)
    .all();
  expect(results).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
  await count(HOUR, 29);
  expect(await change(matchItems(50, 100))).toEqual({});
  expect(await change(matchItems(0, 50))).toMatchObject({
    status: 429,
    facts: { state: STATE.retryLimit, retryAfter: 3_600 },
  });
  expect(await change(matchItems(50, 100))).toEqual({});
  // Ten go and ten come.
  expect(await change(matchItems(60, 110))).toEqual({});
  expect(await saveOther(address(401))).toEqual({});
});

it.each([
  ['six hundred large changes', 600, 21, '198.51.100.99'],
  ['six thousand changes of several items', 6_000, 2, '198.51.100.99'],
])(
  'the browsers of a network together make %s within an hour; single changes, renewals and others go on',
  async (_what, most, items, elsewhere) => {
    const keys = await browserKeys();
    const endpoint = address(500);
    const change = (from: number, to: number, network = ownNetwork) =>
      save({ endpoint, keys, items: matchItems(from, to) }, network);
    await save({ items: [] });
    await save({ items: matchItems(0, items) });
    await count(HOUR, most - 1);
    await change(0, 100);
    expect(await change(0, 100 - items)).toEqual({});
    expect(await change(0, 100)).toMatchObject({ status: 429 });
    expect(await change(0, 99 - items)).toEqual({});
    expect(await change(0, 99 - items)).toEqual({});
    expect(await change(0, 100, elsewhere)).toEqual({});
  },
);

it('a network may ask for a thousand new ones within ten minutes, and for more with captchas; those that it has may change', async () => {
  await save();
  await count(10 * MINUTE, 999);
  outcome = { kind: 'refused', origin: 'https://push.example', status: 403 };
  expect(await saveOther(address(1))).toMatchObject({ status: 400 });
  expect(await saveOther(address(2))).toMatchObject(NEEDS_CAPTCHA);
  expect(await save({ hidesScores: true })).toEqual({});
  outcome = { kind: 'sent' };
  expect(await saveSolved(address(2))).toEqual({});
  expect(await save({ endpoint: address(3) }, ownNetwork, NOW + 10 * MINUTE)).toEqual({});
});

it('proofs are not counted, so invented ones use up nothing of a neighbour', async () => {
  const body = { subscription: 'a'.repeat(64), nonce: 'b'.repeat(43) };
  const services = servicesAt(NOW, { push, network: ownNetwork });
  expect(await pushHandlers.provePushSubscription({ body }, services)).toBeUndefined();
  expect(await db.$count(tries)).toBe(0);
});

it('ends of subscriptions are not counted, so they use up nothing of a neighbour', async () => {
  for (let number = 0; number < 3; number += 1)
    await pushHandlers.removePushSubscription(
      { body: { endpoint: address(number) } },
      servicesAt(NOW, { push, network: ownNetwork }),
    );
  expect(await db.$count(tries)).toBe(0);
});

it.each([
  ['add fifteen hundred browsers a day', DAY, 1_499, { endpoint: address(1) }],
  [
    'ask for five thousand new ones within ten minutes',
    10 * MINUTE,
    4_999,
    { endpoint: address(1) },
  ],
])('the networks of a /48 together may %s', async (_what, windowMs, before, more) => {
  const network = (at: number) => `2001:db8:${test}:${at}::/64`;
  await save({}, network(1));
  await count(windowMs, before);
  expect(await save(more, network(2))).toEqual({});
  expect(await save({ endpoint: address(2) }, network(3))).toMatchObject(NEEDS_CAPTCHA);
  expect(await save({ endpoint: address(2) }, `2001:db9:${test}:3::/64`)).toEqual({});
});

it('all networks together may add three thousand browsers within a minute', async () => {
  await save();
  await count(MINUTE, 3_000);
  expect(await saveOther(address(1), '203.0.113.8')).toMatchObject({ status: 429 });
  expect(await save({ hidesScores: true })).toEqual({});
});

it('a browser that its push service refuses does not use up what all others may add', async () => {
  outcome = { kind: 'refused', origin: 'https://push.example', status: 403 };
  await save();
  await count(MINUTE, 2_999);
  for (let number = 0; number < 3; number += 1)
    expect(await saveOther(address(number), '203.0.113.8')).toMatchObject({ status: 400 });
  outcome = { kind: 'sent' };
  expect(await saveOther(address(9), '203.0.113.9')).toEqual({});
});

it('browsers that their push service refuses do not use up what the others of a network may add', async () => {
  await saveOther(address(0));
  await count(DAY, 299);
  for (const said of ['refused', 'gone', 'again'] as const) {
    outcome = { kind: said, origin: 'https://push.example', status: 403, seconds: 0 };
    expect(await saveOther(address(1))).toBeInstanceOf(Refusal);
  }
  outcome = { kind: 'sent' };
  expect(await saveOther(address(2))).toEqual({});
  expect(await saveOther(address(3))).toMatchObject(NEEDS_CAPTCHA);
});

it('a browser that its push service refuses after a captcha does not count for its network', async () => {
  await saveOther(address(1));
  await count(DAY, 300);
  expect(await saveOther(address(2))).toMatchObject(NEEDS_CAPTCHA);
  outcome = { kind: 'gone' };
  expect(await saveSolved(address(3))).toMatchObject({ status: 410 });
  const counts = await db.select({ until: tries.until, count: tries.count }).from(tries);
  expect(counts).toContainEqual({ until: NOW + 30 * DAY, count: 1 });
  expect(counts).toContainEqual({ until: NOW + DAY, count: 301 });
});

it.each([
  ['ends', 'DELETE FROM push_subscriptions'],
  ['gets other keys', "UPDATE push_subscriptions SET auth = 'other', time_zone = 'UTC'"],
])(
  'a change of a subscription that %s during the call writes nothing, and its browser subscribes again',
  async (_what, change) => {
    await save();
    let stored: unknown[] = [];
    const DB = overridden(env.DB, {
      batch: async (statements: D1PreparedStatement[]) => {
        await env.DB.exec(change);
        stored = [await db.select().from(pushSubscriptions), await db.select().from(pushItems)];
        return env.DB.batch(statements);
      },
    });
    const services = servicesAt(NOW, { push, network: ownNetwork });
    const answer = await pushHandlers.savePushSubscription(
      { body: { ...INPUT, items: matchItems(0, 3) } },
      { ...services, db: createDatabase(DB) },
    );
    expect(answer).toMatchObject({ status: 410 });
    expect([await db.select().from(pushSubscriptions), await db.select().from(pushItems)]).toEqual(
      stored,
    );
  },
);

it('a browser that its push service refuses never has items, of which a hundred write 600 rows', async () => {
  outcome = { kind: 'refused', origin: 'https://push.example', status: 403 };
  let items = -1;
  meanwhile = async () => {
    items = await db.$count(pushItems);
  };
  expect(await save({ items: matchItems(0, 100) })).toMatchObject({ status: 400 });
  expect([items, await db.$count(pushItems)]).toEqual([0, 0]);
});

it('a subscription that another call has stored again stays when the message of the first fails', async () => {
  outcome = { kind: 'refused', origin: 'https://push.example', status: 403 };
  meanwhile = async () => {
    meanwhile = async () => {};
    // To the other call it is a new one, since its proof is overdue.
    await db.update(pushSubscriptions).set({ failures: 3 });
    outcome = { kind: 'sent' };
    expect(await save()).toEqual({});
  };
  expect(await save()).toMatchObject({ status: 400 });
  expect(await db.select().from(pushSubscriptions)).toMatchObject([
    { nonce: sent[1]?.subscription.nonce },
  ]);
  const counts = await db.select({ until: tries.until, count: tries.count }).from(tries);
  expect(counts).toContainEqual({ until: NOW + 30 * DAY, count: 1 });
});

it('a subscription whose browser has proven it stays and counts, whatever its push service answers', async () => {
  outcome = { kind: 'again', origin: 'https://push.example', status: 500, seconds: 0 };
  meanwhile = () => db.update(pushSubscriptions).set({ nonce: null });
  expect(await save()).toEqual({});
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ nonce: null }]);
  const counts = await db.select({ until: tries.until, count: tries.count }).from(tries);
  expect(counts).toContainEqual({ until: NOW + 30 * DAY, count: 1 });
});

it('the oldest unproven browser ends for a new one when five thousand are unproven', async () => {
  await saveOther(address(1));
  await db.update(pushSubscriptions).set({ nonce: null });
  await saveOther(address(2));
  await env.DB.exec(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4999) INSERT INTO push_subscriptions (id, endpoint, p256dh, auth, vapid_key, language, site, time_zone, hides_scores, created_at, seen_at, nonce) SELECT 'copy ' || i, 'copy ' || i, 'copy ' || i, auth, vapid_key, language, site, time_zone, hides_scores, created_at + i, seen_at, nonce FROM push_subscriptions, n WHERE nonce IS NOT NULL`,
  );
  await save({}, undefined, NOW + DAY);
  const known = db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions);
  const endpoints = new Set((await known).map(({ endpoint }) => endpoint));
  expect(endpoints.size).toBe(1 + 5_000);
  expect([address(1), address(2), INPUT.endpoint].map((one) => endpoints.has(one))).toEqual([
    true,
    false,
    true,
  ]);
  expect(await db.$count(pushItems)).toBe(2);
});

it('a browser whose proof is overdue begins again when its page renews it', async () => {
  await save();
  await db.update(pushSubscriptions).set({ failures: 3 });
  await db.update(pushItems).set({ proof: 'overdue' });
  await save();
  expect(sent).toHaveLength(2);
  const nonce = sent[1]?.subscription.nonce;
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ failures: 0, nonce }]);
  expect(await db.select().from(pushItems)).toMatchObject([{ proof: 'awaited' }]);
});

it('a refused network does not use up what its /48 and all others may add', async () => {
  const refused = `2001:db8:${test}:1::/64`;
  await save({}, refused);
  await count(DAY, 300);
  for (let number = 0; number < 3; number += 1)
    expect(await saveOther(address(number), refused)).toMatchObject(NEEDS_CAPTCHA);
  const { results } = await env.DB.prepare('SELECT count FROM tries WHERE until = ?')
    .bind(NOW + MINUTE)
    .all();
  expect(results).toEqual([{ count: 1 }]);
});

it('a new browser gets a message that alerts are on, in its language, and a known one none', async () => {
  await save();
  await save({ hidesScores: true });
  expect(sent).toMatchObject([
    {
      subscription: { endpoint: INPUT.endpoint, nonce: expect.stringMatching(/^[\w-]{43}$/) },
      message: {
        notification: {
          title: 'Alertas ativados',
          body: 'Os alertas vão aparecer assim.',
          lang: 'pt-BR',
          navigate: 'https://scores.example/',
          timestamp: NOW,
        },
      },
    },
  ]);
});

const SERVICE = 'https://push.example';
it.each<[string, Sent, Partial<Refusal>]>([
  ['does not know it', { kind: 'gone' }, { status: 410 }],
  ['refuses it', { kind: 'refused', origin: SERVICE, status: 403 }, { status: 400 }],
  [
    'is away',
    { kind: 'again', origin: SERVICE, status: 0, seconds: 0 },
    { status: 503, facts: { retryAfter: 5 } },
  ],
  [
    'is busy',
    { kind: 'again', origin: SERVICE, status: 429, seconds: 90 },
    { status: 429, facts: { retryAfter: 90 } },
  ],
  [
    'fails for this address',
    { kind: 'again', origin: SERVICE, status: 500, seconds: 0 },
    { status: 429, facts: { retryAfter: 5 } },
  ],
  [
    'has a host that anybody can name, and is away',
    {
      kind: 'again',
      origin: 'https://a1.notify.windows.com',
      status: 0,
      seconds: 0,
      isAsked: false,
    },
    { status: 429, facts: { retryAfter: 5 } },
  ],
])(
  'nothing of a new subscription is stored if its push service %s',
  async (_what, said, answer) => {
    outcome = said;
    expect(await save()).toMatchObject(answer);
    expect(await db.$count(pushSubscriptions)).toBe(0);
    expect(await db.$count(pushItems)).toBe(0);
  },
);

it('a browser proves its subscription by the nonce of its first message, once', async () => {
  await save();
  await saveOther(address(1));
  const prove = (nonce: string | null | undefined) =>
    pushHandlers.provePushSubscription(
      { body: { subscription: sent[0]?.subscription.id ?? '', nonce: nonce ?? '' } },
      servicesAt(NOW, { push }),
    );
  const [own, other] = sent.map(({ subscription }) => subscription.nonce);
  expect(await prove(other)).toBeUndefined();
  expect(await prove(own)).toEqual({});
  expect(await prove(own)).toBeUndefined();
  await save({ hidesScores: true });
  const nonces = await db.select({ nonce: pushSubscriptions.nonce }).from(pushSubscriptions);
  expect(new Set(nonces.map(({ nonce }) => nonce))).toEqual(new Set([other, null]));
});

it('a proven subscription with other keys is to be proven again', async () => {
  await save();
  await db.update(pushSubscriptions).set({ nonce: null });
  await save();
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ nonce: null }]);
  for (const keys of [{ ...INPUT.keys, auth: 'A'.repeat(22) }, await browserKeys()]) {
    await save({ keys });
    const [row] = await db.select().from(pushSubscriptions);
    expect(row?.nonce).toMatch(/^[\w-]{43}$/);
    await db.update(pushSubscriptions).set({ nonce: null });
  }
});

it('who knows only the public key of a browser does not end its subscription', async () => {
  await save();
  outcome = { kind: 'gone' };
  const keys = { ...INPUT.keys, auth: 'A'.repeat(22) };
  expect(await save({ endpoint: address(1), keys })).toMatchObject({ status: 410 });
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ endpoint: INPUT.endpoint }]);
});

it('another address with the same keys is the same browser: it replaces the first', async () => {
  await save();
  await saveOther(address(1));
  await save({ endpoint: address(2) });
  const rows = await db.select().from(pushSubscriptions);
  expect(rows.map(({ endpoint }) => endpoint).toSorted()).toEqual([address(1), address(2)]);
  expect(await db.$count(pushItems)).toBe(2);
});

it('a subscription ends with its items, whoever has none gets the same answer', async () => {
  await save();
  const remove = () =>
    pushHandlers.removePushSubscription(
      { body: { endpoint: INPUT.endpoint } },
      servicesAt(NOW, { push }),
    );
  expect(await remove()).toEqual({});
  expect(await remove()).toEqual({});
  expect(await db.$count(pushSubscriptions)).toBe(0);
  expect(await db.$count(pushItems)).toBe(0);
});

it('browsers get the current key; without one there are no such alerts', () => {
  const ask = (keys: string[]) =>
    pushHandlers.getPushKey({}, servicesAt(NOW, { push: { ...push, keys } }));
  expect(ask([POINT, 'former'])).toEqual({ applicationServerKey: POINT });
  expect(ask([])).toEqual({ applicationServerKey: null });
});
