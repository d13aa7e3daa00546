import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePrivateKey } from '../local/secret.ts';
import type { AlertMessage } from '../push/alert-message.ts';
import { anAlertMatch } from '../push/testing/alert-match.ts';
import { newMatchId } from '../testing/football.ts';
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

// The tests of ../push/ have each kind of news, and who gets it.
it('line-ups, a starred player’s goal and its withdrawal reach a fan, and a guarded one without scores', async () => {
  const match = new AlertMatch(product);
  const { matchId } = match;
  const matches = [{ matchId, fixture: match.fixture({ startTime: Date.now() + 3_600_000 }) }];
  await ingest(product, 'catalogue', { matches });
  const playerId = `${matchId}-ace`;
  const key = await readKey(product);
  const [fan, guarded] = [service.subscribe(key), service.subscribe(key)];
  const items = [
    { type: 40 as const, favouriteItemId: matchId, kinds: ['lineups' as const] },
    { type: 50 as const, favouriteItemId: playerId, kinds: ['goal' as const] },
  ];
  await saveAlerts(product, fan, matchId, { items });
  await saveAlerts(product, guarded, playerId, { type: 50, kinds: ['goal'], hidesScores: true });
  const sheet = { confirmed: true, starters: [], substitutes: [] };
  const details = [{ matchId, occurredAt: 1_000, lineups: { home: sheet, away: sheet } }];
  await ingest(product, 'details', { details });
  await service.messages(fan, 1);
  await match.kickOff();
  const goal = { id: 'g', type: 'goal', team: 'home', minute: 5, player: 'Ace', playerId } as const;
  await match.score(1, 0, { incidents: [goal] });
  await match.score(0, 0, { correction: true, incidents: [{ ...goal, removed: true }] });
  expect(textsOf(await service.messages(fan, 3))).toEqual([
    'The line-ups are out | Elk v Owl',
    'Goal: Ace | Elk 1–0 Owl',
    'The goal by Ace does not count | Elk 0–0 Owl',
  ]);
  expect(textsOf(await service.messages(guarded, 2))).toEqual([
    'Something has happened | Elk v Owl',
    'Something has happened | Elk v Owl',
  ]);
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

it('alerts that the queue refused go out with the scheduled run', async () => {
  const fan = service.subscribe(await readKey(product));
  const match = anAlertMatch({ id: newMatchId() });
  expect(await saveAlerts(product, fan, match.id, { kinds: ['end'] })).toBe(200);
  const turns = [{ kind: 'end' as const, turn: { what: 'end' as const } }];
  const news = { match, turns, at: Date.now(), isQuick: false };
  const body = JSON.stringify({ news, share: { from: '', to: 'g' } } satisfies AlertMessage);
  const database = await product.database();
  const insert = database.prepare('INSERT INTO waiting_alerts (body, at) VALUES (?, ?)');
  await insert.bind(body, news.at).all();
  await product.reconcile();
  expect(textsOf(await service.messages(fan, 1))).toEqual(['Full time | Elk 1–0 Owl']);
});

it('the product broke no rule of the protocol', () => {
  expect(service.faults).toEqual([]);
});
