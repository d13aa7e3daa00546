import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import type { AlertKind } from '../contracts/alert-kinds.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import {
  getPushKey,
  removePushSubscription,
  savePushSubscription,
} from '../contracts/push-calls.ts';
import type { PushSubscriptionInput } from '../contracts/push-subscription.ts';
import { ownAddressOf } from '../contracts/call-address.ts';
import { MatchOnTheField, sendCatalogue, sendDetails } from '../../web/e2e/feed.ts';
import { makePrivateKey } from '../local/secret.ts';
import { startProduct, type Product } from './product.ts';
import { PushService, type BrowserSubscription } from './push-service.ts';

const [OLD, NEW] = [makePrivateKey(), makePrivateKey()];
const service = new PushService();
let vars: Record<string, string>;
let product: Product;

beforeAll(async () => {
  vars = { PUSH_SERVICES: await service.start(), PUSH_CONTACT: 'mailto:ops@example.org' };
  product = await startProduct({ vars, secrets: { VAPID_KEY: OLD } });
  process.env['INGEST_SECRET'] = product.secret;
});

afterAll(async () => {
  await product.stop();
  await service.stop();
});

async function readKey(url = product.url): Promise<string> {
  const response = await fetch(new URL(ownAddressOf(getPushKey, {}), url));
  const { data } = v.parse(envelopeSchema(getPushKey.data), await response.json());
  if (data.applicationServerKey === null) throw new Error('The product has no key');
  return data.applicationServerKey;
}

/** Tells the product what a browser wants; returns the status. */
async function save(
  subscription: BrowserSubscription,
  favouriteItemId: string,
  more: Partial<PushSubscriptionInput> & { kinds?: AlertKind[]; type?: 30 | 40 | 50 } = {},
): Promise<number> {
  const { kinds = ['start', 'score'], type = 40, ...rest } = more;
  const body: PushSubscriptionInput = {
    ...subscription,
    language: 'en',
    timeZone: 'Europe/Madrid',
    quiet: null,
    hidesScores: false,
    items: [{ type, favouriteItemId, kinds }],
    ...rest,
  };
  const response = await fetch(new URL(ownAddressOf(savePushSubscription, { body }), product.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
}

const newMatch = () => new MatchOnTheField(product.url, { home: 'Elk', away: 'Owl' });

/** A match in its first minute, and a browser that follows it. */
async function followed(more: Parameters<typeof save>[2] = {}) {
  const match = newMatch();
  const fan = service.subscribe(await readKey());
  expect(await save(fan, match.matchId, more)).toBe(200);
  await match.kickOff();
  return { match, fan };
}

const texts = (messages: readonly { notification: { title: string; body: string } }[]) =>
  messages.map(({ notification: { title, body } }) => `${title} | ${body}`);

it("a goal of a starred team reaches the push service within two seconds, in the fan's language", async () => {
  const match = newMatch();
  const fan = service.subscribe(await readKey());
  const team = `${match.matchId}-h`;
  expect(await save(fan, team, { type: 30, language: 'pt-BR' })).toBe(200);
  await match.kickOff();
  await service.messages(fan, 1);
  const sentAt = Date.now();
  await match.score(1, 0);
  const [start, goal] = await service.messages(fan, 2);
  expect(texts([start, goal].filter((one) => one !== undefined))).toEqual([
    'Bola rolando | Elk 0–0 Owl',
    'Gol: Elk | Elk 1–0 Owl',
  ]);
  expect((goal?.at ?? Infinity) - sentAt).toBeLessThan(2_000);
  expect(goal?.contact).toBe('mailto:ops@example.org');
  const page = await fetch(goal?.notification.navigate ?? '', { redirect: 'manual' });
  expect(page.headers.get('location') ?? page.url).toContain(match.matchId);
  await page.body?.cancel();
});

it('a withdrawn goal replaces the message of the goal, also for a device that was off', async () => {
  const { match, fan } = await followed();
  await match.score(1, 0);
  await match.score(0, 0, { correction: true });
  const messages = await service.messages(fan, 3);
  expect(texts(messages.slice(1))).toEqual([
    'Goal for Elk | Elk 1–0 Owl',
    'Score corrected | Elk 0–0 Owl',
  ]);
  expect(new Set(messages.map(({ notification }) => notification.tag)).size).toBe(1);
  expect(new Set(messages.map(({ topic }) => topic)).size).toBe(1);
});

it('two goals close together alert once: the second replaces the first without sound', async () => {
  const { match, fan } = await followed();
  await match.score(1, 0);
  await match.score(2, 0);
  const [, ...goals] = await service.messages(fan, 3);
  expect(goals.map(({ notification }) => notification.renotify)).toEqual([true, false]);
});

it('line-ups that both sides have confirmed are reported once, and then the kick-off', async () => {
  const match = newMatch();
  const { fixture } = match.kickOffChange();
  if (!fixture) throw new Error('A kick-off has a fixture');
  const startTime = Date.now() + 3_600_000;
  await sendCatalogue(product.url, [
    { matchId: match.matchId, fixture: { ...fixture, startTime } },
  ]);
  const fan = service.subscribe(await readKey());
  await save(fan, match.matchId, { kinds: ['lineups', 'start'] });
  const sheet = (formation: string) => ({
    confirmed: true,
    formation,
    starters: [],
    substitutes: [],
  });
  const lineups = (occurredAt: number, formation: string) =>
    sendDetails(product.url, [
      {
        matchId: match.matchId,
        occurredAt,
        lineups: { home: sheet(formation), away: sheet(formation) },
      },
    ]);
  await lineups(1_000, '4-3-3');
  await service.messages(fan, 1);
  await lineups(2_000, '4-4-2');
  await match.kickOff();
  expect(texts(await service.messages(fan, 2))).toEqual([
    'The line-ups are out | Elk v Owl',
    'Kick-off | Elk 0–0 Owl',
  ]);
});

it('a starred player’s goal, its withdrawal and a card replace each other', async () => {
  const match = newMatch();
  const playerId = `${match.matchId}-ace`;
  const fan = service.subscribe(await readKey());
  await save(fan, playerId, { type: 50, kinds: ['goal', 'card'] });
  const guarded = service.subscribe(await readKey());
  await save(guarded, playerId, { type: 50, kinds: ['goal'], hidesScores: true });
  await match.kickOff();
  const goal = { id: 'g', type: 'goal', team: 'home', minute: 5, player: 'Ace', playerId } as const;
  await match.score(1, 0, { incidents: [goal] });
  await match.score(0, 0, { correction: true, incidents: [{ ...goal, removed: true }] });
  await match.send({ incidents: [{ ...goal, id: 'c', type: 'yellow-card' }] });
  const messages = await service.messages(fan, 3);
  expect(texts(messages)).toEqual([
    'Goal: Ace | Elk 1–0 Owl',
    'The goal by Ace does not count | Elk 0–0 Owl',
    'Yellow card: Ace | Elk 0–0 Owl',
  ]);
  expect(new Set(messages.map(({ notification }) => notification.tag)).size).toBe(1);
  expect(messages.map(({ notification }) => notification.renotify)).toEqual([true, true, false]);
  expect(texts(await service.messages(guarded, 2))).toEqual([
    'Something has happened | Elk v Owl',
    'Something has happened | Elk v Owl',
  ]);
});

it('a break of serve and a change of the lead late in a match are reported', async () => {
  const [tennis, basketball] = [newMatch(), newMatch()];
  const fan = service.subscribe(await readKey());
  const items = [
    { type: 40 as const, favouriteItemId: tennis.matchId, kinds: ['serve-break' as const] },
    { type: 40 as const, favouriteItemId: basketball.matchId, kinds: ['lead' as const] },
  ];
  await save(fan, tennis.matchId, { items });
  const begin = (match: MatchOnTheField, sportId: 2 | 5) => {
    const { fixture, status } = match.kickOffChange();
    return { ...(fixture && { fixture: { ...fixture, sportId } }), ...(status && { status }) };
  };
  await tennis.send({
    ...begin(tennis, 5),
    matchStatus: 'S1',
    score: { home: 0, away: 0 },
    periods: [{ home: 0, away: 0 }],
  });
  const serve = { id: 'b', type: 'break-of-serve', team: 'away', minute: null } as const;
  await tennis.send({ periods: [{ home: 0, away: 1 }], incidents: [serve] });
  await service.messages(fan, 1);
  await basketball.send({
    ...begin(basketball, 2),
    matchStatus: 'Q4',
    score: { home: 80, away: 81 },
    clock: { seconds: 200, running: false, at: Date.now(), countdown: true },
  });
  await basketball.send({ score: { home: 82, away: 81 } });
  expect(texts(await service.messages(fan, 2))).toEqual([
    'Break of serve: Owl | Elk 0–0 Owl',
    'Elk take the lead | Owl 81–82 Elk',
  ]);
});

it('quiet hours let nothing through, and a guarded fan learns only that something happened', async () => {
  const { match, fan: guarded } = await followed({ hidesScores: true });
  const quiet = service.subscribe(await readKey());
  await save(quiet, match.matchId, { quiet: { from: 0, to: 0 } });
  await match.score(1, 0);
  const messages = await service.messages(guarded, 2);
  expect(texts(messages)).toEqual([
    'Something has happened | Elk v Owl',
    'Something has happened | Elk v Owl',
  ]);
  expect(service.messagesOf(quiet)).toEqual([]);
});

it('a browser that has ended its subscription is forgotten', async () => {
  const { match, fan } = await followed();
  await service.messages(fan, 1);
  service.end(fan);
  await match.score(1, 0);
  const database = await product.database();
  const stored = async () =>
    database
      .prepare('SELECT id FROM push_subscriptions WHERE endpoint = ?')
      .bind(fan.endpoint)
      .all();
  await expect.poll(async () => (await stored()).results).toEqual([]);
});

it('a push service that is busy is tried again', async () => {
  const { match, fan } = await followed();
  await service.messages(fan, 1);
  service.refuse(fan, [503, 0]);
  await match.score(1, 0);
  const messages = await service.messages(fan, 2);
  expect(texts(messages.slice(1))).toEqual(['Goal for Elk | Elk 1–0 Owl']);
});

it('a fan who turns the alerts off gets no more, and nobody subscribes another address', async () => {
  const { match, fan } = await followed();
  await service.messages(fan, 1);
  const body = { endpoint: fan.endpoint };
  await fetch(new URL(ownAddressOf(removePushSubscription, { body }), product.url), {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const other = service.subscribe(await readKey());
  await save(other, match.matchId);
  await match.score(1, 0);
  await service.messages(other, 1);
  expect(service.messagesOf(fan)).toHaveLength(1);
  expect(await save({ ...fan, endpoint: 'http://127.0.0.1:9/push' }, match.matchId)).toBe(400);
});

it('the product broke no rule of the protocol', () => {
  expect(service.faults).toEqual([]);
});

it('where the media API is an operator’s, the edge itself takes subscriptions and sends', async () => {
  const away = { ...vars, MEDIA_API_URL: 'http://127.0.0.1:9/media' };
  const other = await startProduct({ vars: away, secrets: { VAPID_KEY: OLD } });
  const first = product;
  product = other;
  process.env['INGEST_SECRET'] = other.secret;
  try {
    const { match, fan } = await followed();
    await match.score(1, 0);
    expect(texts(await service.messages(fan, 2))).toEqual([
      'Kick-off | Elk 0–0 Owl',
      'Goal for Elk | Elk 1–0 Owl',
    ]);
  } finally {
    product = first;
    process.env['INGEST_SECRET'] = first.secret;
    await other.stop();
  }
});

it('during a change of keys, browsers of both keys get their messages', async () => {
  const other = await startProduct({ vars, secrets: { VAPID_KEY: `${NEW} ${OLD}` } });
  const first = product;
  const oldKey = await readKey();
  product = other;
  process.env['INGEST_SECRET'] = other.secret;
  try {
    const newKey = await readKey();
    expect(newKey).not.toBe(oldKey);
    const match = newMatch();
    const fans = [oldKey, newKey].map((key) => service.subscribe(key));
    for (const fan of fans) expect(await save(fan, match.matchId)).toBe(200);
    await match.kickOff();
    for (const fan of fans) {
      const [message] = await service.messages(fan, 1);
      expect(message?.key).toBe(fan.applicationServerKey);
    }
  } finally {
    product = first;
    process.env['INGEST_SECRET'] = first.secret;
    await other.stop();
  }
  expect(service.faults).toEqual([]);
});
