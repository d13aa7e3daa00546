import { afterEach, beforeEach, vi } from 'vitest';
import type { AlertKind } from '../../contracts/alert-kinds.ts';
import type { Env } from '../../env.ts';
import { createDatabase } from '../../origin/db/database.ts';
import { pushSubscriptions, type PushSubscriptionRow } from '../../origin/db/push-schema.ts';
import {
  addSubscription,
  changeSubscription,
  proveSubscription,
  subscriptionId,
} from '../../origin/media/push/push-subscriptions.ts';
import { alertMatchOf } from '../../shared/alerts/alert-match.ts';
import type { QueueName } from '../../queue/queue-name.ts';
import { toBase64url } from '../../shared/base64url.ts';
import { env } from '../../testing/bindings.ts';
import { overridden } from '../../testing/overridden.ts';
import { snapshot } from '../../testing/snapshot.ts';
import type { AlertMessage } from '../alert-message.ts';
import { newMessageKeys } from '../encrypt-message.ts';
import { forgetServices } from '../service-answers.ts';
import { readVapidKeys } from '../vapid.ts';

export const QUEUE = 'match-alerts' satisfies QueueName;
const [CURRENT] = readVapidKeys(env.VAPID_KEY);

/** A push service, and the queue of what is tried again. */
export interface PushService {
  /** Endpoints that got a message, in order. */
  reached: string[];
  /** What it answers to an endpoint; 201 by default. */
  answers: Map<string, Response>;
  /** What the consumer put into the queue of alerts. */
  queued: { body: AlertMessage; delaySeconds?: number }[];
  bindings: Env;
}

/** Replaces the push services in a file's tests, and empties their tables after each. */
export function pushService(): PushService {
  const ALERTS = overridden(env.ALERTS, {
    sendBatch: async (messages: Iterable<MessageSendRequest<AlertMessage>>) => {
      service.queued.push(...messages);
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    },
  });
  const service: PushService = {
    reached: [],
    answers: new Map(),
    queued: [],
    bindings: { ...env, ALERTS },
  };
  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const endpoint = new Request(input).url;
      service.reached.push(endpoint);
      return service.answers.get(endpoint)?.clone() ?? new Response(null, { status: 201 });
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    forgetServices();
    service.reached = [];
    service.queued = [];
    service.answers.clear();
    for (const table of ['push_subscriptions', 'push_items', 'match_alerts', 'dead_letters'])
      await env.DB.exec(`DELETE FROM ${table}`);
  });
  return service;
}

export type Subscribed = Partial<Parameters<typeof addSubscription>[1]['input']>;

/** Returns keys of a new browser. */
export async function browserKeys(): Promise<{ p256dh: string; auth: string }> {
  const { pair } = await newMessageKeys();
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  if (!(raw instanceof ArrayBuffer)) throw new Error('A raw key is bytes');
  return { p256dh: toBase64url(new Uint8Array(raw)), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
}

/** Subscribes a browser to a match, which sends back its nonce. Returns its endpoint. */
export async function subscribe(
  matchId: string,
  kinds: AlertKind[] = ['start', 'score'],
  more: Subscribed = {},
): Promise<string> {
  const { id, nonce, endpoint } = await subscribeUnproven(matchId, kinds, more);
  await proveSubscription(createDatabase(env.DB), { subscription: id, nonce: nonce ?? '' });
  return endpoint;
}

/** Subscribes a browser to a match, which has not sent back its nonce. Returns the row. */
export async function subscribeUnproven(
  matchId: string,
  kinds: AlertKind[] = ['start', 'score'],
  more: Subscribed = {},
): Promise<PushSubscriptionRow> {
  const input = {
    endpoint: `https://push.example/${crypto.randomUUID()}`,
    keys: await browserKeys(),
    applicationServerKey: CURRENT?.publicKey ?? '',
    language: 'en' as const,
    timeZone: 'UTC',
    quiet: null,
    hidesScores: false,
    items: [{ type: 40 as const, favouriteItemId: matchId, kinds }],
    ...more,
  };
  const place = {
    site: 'https://scores.example',
    brand: 'tv' as const,
    now: Date.now(),
  };
  const id = await subscriptionId(input.endpoint);
  const [db, saved] = [createDatabase(env.DB), { id, input, ...place }];
  const row = await addSubscription(db, saved);
  await changeSubscription(db, saved);
  return row;
}

/** Returns the message of a state whose match began so long ago, ms. */
export function stateOf(matchId: string, version: number, home = 0, agoMs = 60_000) {
  const startTime = Date.now() - agoMs;
  const { state, epoch } = snapshot(matchId, { version, score: { home, away: 0 }, startTime });
  return { state: { match: alertMatchOf(state, Date.now()), epoch, version, at: Date.now() } };
}

/** Returns the endpoints of all subscriptions. */
export async function endpoints(): Promise<string[]> {
  const rows = createDatabase(env.DB).select({ endpoint: pushSubscriptions.endpoint });
  return (await rows.from(pushSubscriptions)).map(({ endpoint }) => endpoint);
}
