import { afterEach, expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import type { PushSubscriptionInput } from '../../../contracts/push-subscription.ts';
import { DAY, ROW_RETENTION } from '../../../scheduled/retention.ts';
import { env } from '../../../testing/bindings.ts';
import { servicesAt } from '../../../testing/services.ts';
import { createDatabase } from '../../db/database.ts';
import { pushItems, pushSubscriptions } from '../../db/push-schema.ts';
import { pushHandlers } from './push-handlers.ts';

const db = createDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 21, 15);
/** A point of P-256, from RFC 8291. */
const POINT =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const push = { keys: [POINT], services: new Set(['https://push.example']) };

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

afterEach(async () => {
  for (const table of ['push_subscriptions', 'push_items', 'tries'])
    await env.DB.exec(`DELETE FROM ${table}`);
});

const save = (
  more: Partial<PushSubscriptionInput> = {},
  network = '203.0.113.7',
  now: number = NOW,
) =>
  pushHandlers.savePushSubscription(
    { body: { ...INPUT, ...more } },
    servicesAt(now, { push, network }),
  );

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
  expect(items).toEqual([{ item: '40:m', subscriptionId: rows[0]?.id, kinds: 'end', seenAt: NOW }]);
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
  await save({ endpoint: other });
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
  for (const endpoint of [renewed, forgotten]) await save({ endpoint });
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

it.each<[string, Partial<PushSubscriptionInput>]>([
  ['endpoint is at no known push service', { endpoint: 'https://10.0.0.1/one' }],
  ['applicationServerKey is not', { applicationServerKey: `BA${POINT.slice(2)}` }],
  ['p256dh must be a public key', { keys: { ...INPUT.keys, p256dh: `BA${POINT.slice(2)}` } }],
  ['timeZone is no time zone', { timeZone: 'Mars/Olympus' }],
])('a subscription that cannot work is refused with a reason: %s', async (reason, more) => {
  const answer = await save(more);
  expect(answer).toBeInstanceOf(Refusal);
  expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(reason) });
  expect(await db.$count(pushSubscriptions)).toBe(0);
});

it('a network may add a hundred browsers a day; those that it has may change', async () => {
  for (let count = 0; count < 100; count += 1)
    await save({ endpoint: `https://push.example/${count}` });
  const more = { endpoint: 'https://push.example/more' };
  expect(await save(more)).toMatchObject({ status: 429 });
  expect(await save({ endpoint: 'https://push.example/1', hidesScores: true })).toEqual({});
  expect(await save(more, '203.0.113.8')).toEqual({});
});

it('a network may change three hundred subscriptions within an hour', async () => {
  for (let count = 0; count < 300; count += 1) await save();
  expect(await save()).toMatchObject({ status: 429 });
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
