import { afterAll, beforeAll, expect, it } from 'vitest';
import { removePushSubscription } from '../contracts/push-calls.ts';
import { ownAddressOf } from '../contracts/call-address.ts';
import { makePrivateKey } from '../local/secret.ts';
import {
  AlertMatch,
  followedMatch,
  ingest,
  PUSH_CONTACT,
  readKey,
  saveAlerts,
  textsOf,
} from './alert-cases.ts';
import { startProduct, type Product } from './product.ts';
import { PushService } from './push-service.ts';

const [OLD, NEW] = [makePrivateKey(), makePrivateKey()];
const service = new PushService();
let vars: Record<string, string>;
let product: Product;

beforeAll(async () => {
  vars = { PUSH_SERVICES: await service.start(), PUSH_CONTACT };
  product = await startProduct({ vars, secrets: { VAPID_KEY: OLD } });
});

afterAll(async () => {
  await product.stop();
  await service.stop();
});

it('two goals close together alert once: the second replaces the first without sound', async () => {
  const { match, fan } = await followedMatch({ product, service });
  await match.score(1, 0);
  await match.score(2, 0);
  const [, ...goals] = await service.messages(fan, 3);
  expect(goals.map(({ notification }) => notification.renotify)).toEqual([true, false]);
});

it('line-ups that both sides have confirmed are reported once, and then the kick-off', async () => {
  const match = new AlertMatch(product);
  const { matchId } = match;
  const matches = [{ matchId, fixture: match.fixture({ startTime: Date.now() + 3_600_000 }) }];
  await ingest(product, 'catalogue', { matches });
  const fan = service.subscribe(await readKey(product));
  await saveAlerts(product, fan, matchId, { kinds: ['lineups', 'start'] });
  const lineups = async (occurredAt: number, formation: string) => {
    const sheet = { confirmed: true, formation, starters: [], substitutes: [] };
    const details = [{ matchId, occurredAt, lineups: { home: sheet, away: sheet } }];
    await ingest(product, 'details', { details });
  };
  await lineups(1_000, '4-3-3');
  await service.messages(fan, 1);
  await lineups(2_000, '4-4-2');
  await match.kickOff();
  expect(textsOf(await service.messages(fan, 2))).toEqual([
    'The line-ups are out | Elk v Owl',
    'Kick-off | Elk 0–0 Owl',
  ]);
});

it('a starred player’s goal, its withdrawal and a card replace each other', async () => {
  const match = new AlertMatch(product);
  const playerId = `${match.matchId}-ace`;
  const fan = service.subscribe(await readKey(product));
  await saveAlerts(product, fan, playerId, { type: 50, kinds: ['goal', 'card'] });
  const guarded = service.subscribe(await readKey(product));
  await saveAlerts(product, guarded, playerId, { type: 50, kinds: ['goal'], hidesScores: true });
  await match.kickOff();
  const goal = { id: 'g', type: 'goal', team: 'home', minute: 5, player: 'Ace', playerId } as const;
  await match.score(1, 0, { incidents: [goal] });
  await match.score(0, 0, { correction: true, incidents: [{ ...goal, removed: true }] });
  await match.send({ incidents: [{ ...goal, id: 'c', type: 'yellow-card' }] });
  const messages = await service.messages(fan, 3);
  expect(textsOf(messages)).toEqual([
    'Goal: Ace | Elk 1–0 Owl',
    'The goal by Ace does not count | Elk 0–0 Owl',
    'Yellow card: Ace | Elk 0–0 Owl',
  ]);
  expect(new Set(messages.map(({ notification }) => notification.tag)).size).toBe(1);
  expect(messages.map(({ notification }) => notification.renotify)).toEqual([true, true, false]);
  expect(textsOf(await service.messages(guarded, 2))).toEqual([
    'Something has happened | Elk v Owl',
    'Something has happened | Elk v Owl',
  ]);
});

it('a break of serve and a change of the lead late in a match are reported', async () => {
  const [tennis, basketball] = [new AlertMatch(product), new AlertMatch(product)];
  const fan = service.subscribe(await readKey(product));
  const items = [
    { type: 40 as const, favouriteItemId: tennis.matchId, kinds: ['serve-break' as const] },
    { type: 40 as const, favouriteItemId: basketball.matchId, kinds: ['lead' as const] },
  ];
  await saveAlerts(product, fan, tennis.matchId, { items });
  await tennis.kickOff({ sportId: 5 }, { matchStatus: 'S1', periods: [{ home: 0, away: 0 }] });
  const serve = { id: 'b', type: 'break-of-serve', team: 'away', minute: null } as const;
  await tennis.send({ periods: [{ home: 0, away: 1 }], incidents: [serve] });
  await service.messages(fan, 1);
  const clock = { seconds: 200, running: false, at: Date.now(), countdown: true };
  const score = { home: 80, away: 81 };
  await basketball.kickOff({ sportId: 2 }, { matchStatus: 'Q4', score, clock });
  await basketball.send({ score: { home: 82, away: 81 } });
  expect(textsOf(await service.messages(fan, 2))).toEqual([
    'Break of serve: Owl | Elk 0–0 Owl',
    'Elk take the lead | Owl 81–82 Elk',
  ]);
});

it('quiet hours let nothing through, and a guarded fan learns only that something happened', async () => {
  const match = new AlertMatch(product);
  const key = await readKey(product);
  const [guarded, quiet] = [service.subscribe(key), service.subscribe(key)];
  await saveAlerts(product, guarded, match.matchId, { hidesScores: true });
  await saveAlerts(product, quiet, match.matchId, { quiet: { from: 0, to: 0 } });
  await match.kickOff();
  await service.messages(guarded, 1);
  await match.score(1, 0);
  // The messages of an earlier moment are out before those of a later one.
  expect(textsOf(await service.messages(guarded, 2))).toEqual([
    'Something has happened | Elk v Owl',
    'Something has happened | Elk v Owl',
  ]);
  await match.score(2, 0);
  await service.messages(guarded, 3);
  expect(service.messagesOf(quiet)).toEqual([]);
});

it('a browser that has ended its subscription is forgotten', async () => {
  const { match, fan } = await followedMatch({ product, service });
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

it('a fan who turns the alerts off gets no more, and nobody subscribes another address', async () => {
  const { match, fan } = await followedMatch({ product, service });
  const body = { endpoint: fan.endpoint };
  await fetch(new URL(ownAddressOf(removePushSubscription, { body }), product.url), {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const other = service.subscribe(await readKey(product));
  await saveAlerts(product, other, match.matchId);
  await match.score(1, 0);
  await service.messages(other, 1);
  await match.score(2, 0);
  await service.messages(other, 2);
  expect(service.messagesOf(fan)).toHaveLength(1);
  const elsewhere = { ...fan, endpoint: 'http://127.0.0.1:9/push' };
  expect(await saveAlerts(product, elsewhere, match.matchId)).toBe(400);
});

it('where the media API is an operator’s, the edge itself takes subscriptions and sends', async () => {
  const away = { ...vars, MEDIA_API_URL: 'http://127.0.0.1:9/media' };
  const other = await startProduct({ vars: away, secrets: { VAPID_KEY: OLD } });
  try {
    const { match, fan } = await followedMatch({ product: other, service });
    await match.score(1, 0);
    expect(textsOf(await service.messages(fan, 2))).toEqual([
      'Kick-off | Elk 0–0 Owl',
      'Goal for Elk | Elk 1–0 Owl',
    ]);
  } finally {
    await other.stop();
  }
});

it('during a change of keys, browsers of both keys get their messages', async () => {
  const oldKey = await readKey(product);
  const other = await startProduct({ vars, secrets: { VAPID_KEY: `${NEW} ${OLD}` } });
  try {
    const newKey = await readKey(other);
    expect(newKey).not.toBe(oldKey);
    const match = new AlertMatch(other);
    const fans = [oldKey, newKey].map((key) => service.subscribe(key));
    for (const fan of fans) expect(await saveAlerts(other, fan, match.matchId)).toBe(200);
    await match.kickOff();
    for (const fan of fans) {
      const [message] = await service.messages(fan, 1);
      expect(message?.key).toBe(fan.applicationServerKey);
    }
  } finally {
    await other.stop();
  }
});

it('the product broke no rule of the protocol', () => {
  expect(service.faults).toEqual([]);
});
