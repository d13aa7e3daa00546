import { hash } from 'node:crypto';
import { MatchOnTheField } from '../web/e2e/feed.ts';
import { DEPLOYED_VARS, startProduct, type Product } from '../edge/acceptance/product.ts';
import { PushService, type BrowserSubscription } from '../edge/acceptance/push-service.ts';
import { makePrivateKey } from '../edge/local/secret.ts';
import { encryptMessage, newMessageKeys } from '../edge/push/encrypt-message.ts';
import { fromBase64url } from '../edge/shared/base64url.ts';
import { readVapidKeys } from '../edge/push/vapid.ts';
import { count, defineBenchmark } from './benchmark.ts';
import { percentile } from './percentiles.ts';

/** Limit of the time from a goal to its message at the push service, for one fan, ms. */
const LIMIT_MS = 2_000;
/** Most consumers of a queue that the platform runs at once. */
const CONSUMERS = 250;
/** Fans of the simulated goal. */
const MANY = 100_000;
/** Subscriptions of one batch of statements. */
const ROWS = 20;

export const benchmark = defineBenchmark({
  description: `How long a goal takes to browsers without an open page: the product with so many subscriptions to one
match, and a push service on this machine that decrypts each message. From the time of a message follows
what ${MANY} of them take on the platform, where ${CONSUMERS} consumers share the work.`,
  options: {
    fans: count(2_000, 'subscriptions to the match'),
    goals: count(5, 'goals'),
  },
  async run({ fans, goals }, cleanup) {
    const service = new PushService();
    const PUSH_SERVICES = await service.start();
    cleanup.defer(() => service.stop());
    const VAPID_KEY = makePrivateKey();
    const product = await startProduct({
      vars: { ...DEPLOYED_VARS, PUSH_SERVICES },
      secrets: { VAPID_KEY },
    });
    cleanup.defer(product.stop);
    process.env['INGEST_SECRET'] = product.secret;
    const [key] = readVapidKeys(VAPID_KEY);
    if (!key) throw new Error('The key is invalid');
    const few = await withFans(product, service, { key: key.publicKey, fans: 1 });
    const many = await withFans(product, service, { key: key.publicKey, fans });
    const [toOne, toAll] = [await timed(few, service, goals), await timed(many, service, goals)];
    const encryptMs = await encryptionTime(many.browsers.slice(0, 500));
    const perMessageMs = percentile(toAll, 0.5) / fans;
    return {
      title: `${goals} goals, to one fan and to ${fans}`,
      rows: [
        { fans: 1, p50Ms: percentile(toOne, 0.5), maxMs: Math.max(...toOne) },
        { fans, p50Ms: percentile(toAll, 0.5), maxMs: Math.max(...toAll) },
      ],
      notes: [
        `A message takes ${perMessageMs.toFixed(2)} ms on this machine, the push service's decryption included; its encryption ${encryptMs.toFixed(2)} ms.`,
        `${MANY} messages: ${((perMessageMs * MANY) / 1_000).toFixed(0)} s by one consumer, ${((perMessageMs * MANY) / 1_000 / CONSUMERS).toFixed(1)} s by ${CONSUMERS}.`,
      ],
      bars: [{ figure: 'goal to one fan, max ms', value: Math.max(...toOne), limit: LIMIT_MS }],
    };
  },
});

interface Followed {
  match: MatchOnTheField;
  browsers: BrowserSubscription[];
}

/** Returns a match in play, with `fans` browsers that follow it. */
async function withFans(
  product: Product,
  service: PushService,
  { key, fans }: { key: string; fans: number },
): Promise<Followed> {
  const match = new MatchOnTheField(product.url, { home: 'Elk', away: 'Owl' });
  const browsers = Array.from({ length: fans }, () => service.subscribe(key));
  const database = await product.database();
  for (let start = 0; start < fans; start += ROWS) {
    const part = browsers.slice(start, start + ROWS);
    const statements = part.flatMap(({ endpoint, keys }) => {
      const id = hash('sha256', endpoint);
      return [
        database
          .prepare(
            `INSERT INTO push_subscriptions
               (id, endpoint, p256dh, auth, vapid_key, language, site, time_zone, hides_scores, created_at, seen_at)
               VALUES (?, ?, ?, ?, ?, 'en', ?, 'UTC', 0, 0, ?)`,
          )
          .bind(id, endpoint, keys.p256dh, keys.auth, key, product.url, Date.now()),
        database
          .prepare(`INSERT INTO push_items VALUES (?, ?, 'start score', ?, 'given')`)
          .bind(`40:${match.matchId}`, id, Date.now()),
      ];
    });
    await database.batch(statements);
  }
  await match.kickOff();
  await reached(service, browsers, 1);
  return { match, browsers };
}

/** Returns the time from each goal to the last fan's message, ms. */
async function timed(
  { match, browsers }: Followed,
  service: PushService,
  goals: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let goal = 1; goal <= goals; goal += 1) {
    const start = performance.now();
    await match.score(goal, 0);
    await reached(service, browsers, goal + 1);
    times.push(performance.now() - start);
  }
  return times;
}

async function reached(
  service: PushService,
  browsers: readonly BrowserSubscription[],
  messages: number,
): Promise<void> {
  for (const browser of browsers) await service.messages(browser, messages);
}

/** Returns the mean time of an encryption, ms. */
async function encryptionTime(browsers: readonly BrowserSubscription[]): Promise<number> {
  const text = 'x'.repeat(300);
  const start = performance.now();
  for (const { keys } of browsers) {
    const [p256dh, auth] = [fromBase64url(keys.p256dh), fromBase64url(keys.auth)];
    if (p256dh && auth) await encryptMessage(text, { p256dh, auth }, await newMessageKeys());
  }
  return (performance.now() - start) / browsers.length;
}
