import { expect, it } from 'vitest';
import * as v from 'valibot';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import type { AlertKind } from '../contracts/alert-kinds.ts';
import { ownAddressOf } from '../contracts/call-address.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { getPushKey, savePushSubscription } from '../contracts/push-calls.ts';
import type { PushSubscriptionInput } from '../contracts/push-subscription.ts';
import type { Fixture, MatchUpdate } from '../../realtime/protocol/ingest.ts';
import type { Product } from './product.ts';
import type { BrowserSubscription, PushService } from './push-service.ts';

/** Whom the product names to push services. */
export const PUSH_CONTACT = 'mailto:ops@example.org';

/** Sends signed content to a product, and fails if the product refuses it. */
export async function ingest({ url, secret }: Product, path: string, content: object) {
  const request = { source: 'alerts', ...content };
  const answer = await fetch(signed(`${url}/ingest/v1/${path}`, request, { secret }));
  const text = await answer.text();
  if (!answer.ok || text.includes('"rejected"')) throw new Error(text);
}

/** A football match between Elk and Owl. */
export class AlertMatch {
  readonly matchId = newMatchId();
  readonly #product: Product;
  #sequence = 0;

  constructor(product: Product) {
    this.#product = product;
  }

  /** Returns the match's fixture; its teams have ids of their own. */
  fixture(more: Partial<Fixture> = {}): Fixture {
    const side = (end: string, name: string) => ({
      id: `${this.matchId}-${end}`,
      name,
      shortName: name,
    });
    const startTime = Date.now() - 60_000;
    return fixture({ home: side('h', 'Elk'), away: side('a', 'Owl'), startTime, ...more });
  }

  async kickOff(more: Partial<Fixture> = {}, state: Partial<MatchUpdate> = {}): Promise<void> {
    await this.send({
      fixture: this.fixture(more),
      status: 'Live',
      matchStatus: 'H1',
      score: { home: 0, away: 0 },
      ...state,
    });
  }

  score(home: number, away: number, more: Partial<MatchUpdate> = {}): Promise<void> {
    return this.send({ score: { home, away }, ...more });
  }

  async send(change: Partial<MatchUpdate>): Promise<void> {
    this.#sequence += 1;
    const { matchId } = this;
    const update = { matchId, sequence: this.#sequence, occurredAt: Date.now(), ...change };
    await ingest(this.#product, 'updates', { updates: [update] });
  }
}

/** Returns the key that browsers subscribe with. */
export async function readKey({ url }: Product): Promise<string> {
  const response = await fetch(new URL(ownAddressOf(getPushKey, {}), url));
  const { data } = v.parse(envelopeSchema(getPushKey.data), await response.json());
  if (data.applicationServerKey === null) throw new Error('The product has no key');
  return data.applicationServerKey;
}

export type Wishes = Partial<PushSubscriptionInput> & { kinds?: AlertKind[]; type?: 30 | 40 | 50 };

/** Tells a product what a browser wants; returns the status. */
export async function saveAlerts(
  { url }: Product,
  subscription: BrowserSubscription,
  favouriteItemId: string,
  { kinds = ['start', 'score'], type = 40, ...rest }: Wishes = {},
): Promise<number> {
  const body: PushSubscriptionInput = {
    ...subscription,
    language: 'en',
    timeZone: 'Europe/Madrid',
    quiet: null,
    hidesScores: false,
    items: [{ type, favouriteItemId, kinds }],
    ...rest,
  };
  const response = await fetch(new URL(ownAddressOf(savePushSubscription, { body }), url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
}

/** A product and the push service that it sends to. */
export interface AlertWorld {
  product: Product;
  service: PushService;
}

/** Returns a match in its first minute, and a browser that follows it and knows of the kick-off. */
export async function followedMatch({ product, service }: AlertWorld, wishes: Wishes = {}) {
  const match = new AlertMatch(product);
  const fan = service.subscribe(await readKey(product));
  expect(await saveAlerts(product, fan, match.matchId, wishes)).toBe(200);
  await match.kickOff();
  await service.messages(fan, 1);
  return { match, fan };
}

/** Returns the title and the text of each message. */
export function textsOf(
  messages: readonly { notification: { title: string; body: string } }[],
): string[] {
  return messages.map(({ notification: { title, body } }) => `${title} | ${body}`);
}

/** Tests of alerts, for a product with `PUSH_SERVICES`, `PUSH_CONTACT` and a `VAPID_KEY`. */
export function alertCases(world: () => AlertWorld): void {
  it("a goal of a starred team reaches the push service, in the fan's language", async () => {
    const { product, service } = world();
    const match = new AlertMatch(product);
    const fan = service.subscribe(await readKey(product));
    const wishes = { type: 30, language: 'pt-BR' } as const;
    expect(await saveAlerts(product, fan, `${match.matchId}-h`, wishes)).toBe(200);
    await match.kickOff();
    await service.messages(fan, 1);
    await match.score(1, 0);
    const messages = await service.messages(fan, 2);
    expect(textsOf(messages)).toEqual(['Bola rolando | Elk 0–0 Owl', 'Gol: Elk | Elk 1–0 Owl']);
    const goal = messages[1];
    expect(goal?.contact).toBe(PUSH_CONTACT);
    const page = await fetch(goal?.notification.navigate ?? '', { redirect: 'manual' });
    expect(page.headers.get('location') ?? page.url).toContain(match.matchId);
    await page.body?.cancel();
  });

  it('a withdrawn goal replaces the message of the goal, also for a device that was off', async () => {
    const { match, fan } = await followedMatch(world());
    await match.score(1, 0);
    await match.score(0, 0, { correction: true });
    const messages = await world().service.messages(fan, 3);
    expect(textsOf(messages.slice(1))).toEqual([
      'Goal for Elk | Elk 1–0 Owl',
      'Score corrected | Elk 0–0 Owl',
    ]);
    expect(new Set(messages.map(({ notification }) => notification.tag)).size).toBe(1);
    expect(new Set(messages.map(({ topic }) => topic)).size).toBe(1);
  });

  it('a push service that is busy is tried again', async () => {
    const { match, fan } = await followedMatch(world());
    world().service.refuse(fan, [503, 0]);
    await match.score(1, 0);
    const messages = await world().service.messages(fan, 2);
    expect(textsOf(messages.slice(1))).toEqual(['Goal for Elk | Elk 1–0 Owl']);
  });

  it('the first message says that alerts are on; the nonce comes until the browser sends it back', async () => {
    const { product, service } = world();
    const match = new AlertMatch(product);
    const key = await readKey(product);
    const [fan, silent] = [service.subscribe(key), service.subscribe(key, { sendsBack: false })];
    for (const browser of [fan, silent])
      expect(await saveAlerts(product, browser, match.matchId, { language: 'es-MX' })).toBe(200);
    expect(textsOf([service.welcomeOf(fan)])).toEqual([
      'Alertas activadas | Así se verán las alertas.',
    ]);
    await match.kickOff();
    const [ofFan] = await service.messages(fan, 1);
    const [ofSilent] = await service.messages(silent, 1);
    expect([ofFan?.mutable, ofFan?.proof]).toEqual([undefined, undefined]);
    expect([ofSilent?.mutable, ofSilent?.proof]).toEqual([true, service.welcomeOf(silent).proof]);
  });

  it('a subscription that its push service does not have is refused', async () => {
    const { product, service } = world();
    const { endpoint, ...made } = service.subscribe(await readKey(product));
    const invented = { ...made, endpoint: `${endpoint}-invented` };
    expect(await saveAlerts(product, invented, newMatchId())).toBe(410);
  });

  it('no message broke a rule of the protocol', () => {
    // The stand-in verifies each request by the standards of the web's push.
    expect(world().service.faults).toEqual([]);
  });
}
