import { Refusal } from '../../../calls/handler.ts';
import type { PushSubscriptionInput } from '../../../contracts/push-subscription.ts';
import { isPoint } from '../../../push/encrypt-message.ts';
import { welcomeFor } from '../../../push/notification.ts';
import { pushServiceOf } from '../../../push/push-services.ts';
import { fromBase64url, toBase64url } from '../../../shared/base64url.ts';
import { knowsZone } from '../../../shared/time/offset-of.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import {
  countTry,
  limitSender,
  readTries,
  readWait,
  tooManyTries,
  type Limit,
  type SenderLimits,
} from '../../throttle.ts';
import type { PushSubscriptionRow } from '../../db/push-schema.ts';
import {
  isStored,
  proveSubscription,
  removeSubscription,
  saveSubscription,
  subscriptionId,
} from './push-subscriptions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const CHANGES: SenderLimits = {
  network: { limit: 300, windowMs: HOUR },
  site: { limit: 1_500, windowMs: HOUR },
};
const NEW: SenderLimits = {
  network: { limit: 100, windowMs: 24 * HOUR },
  site: { limit: 500, windowMs: 24 * HOUR },
};
/**
 * Most new subscriptions of all networks. A minute is short, so that an attack keeps nobody out for
 * longer than it lasts. Only those that a push service has count: invented ones keep out nobody, and
 * what they cost is limited by network and /48.
 */
const NEW_OF_ALL: Limit = { limit: 3_000, windowMs: MINUTE };
const OF_ALL = 'new alerts of all';
/** Shortest pause before a new subscription is tried again, s. */
const SOONEST = 5;

export const pushHandlers = {
  getPushKey: (_input, { push }) => ({ applicationServerKey: push.keys[0] ?? null }),
  savePushSubscription: async ({ body }, services) => {
    const { db, now, site, brand, push } = services;
    const fault = await faultOf(body, push);
    if (fault !== null) return new Refusal(400, fault);
    const changes = await limitSender(services, 'alerts', CHANGES);
    if (changes) return changes;
    const id = await subscriptionId(body.endpoint);
    const isNew = !(await isStored(db, id));
    const refused = isNew ? await limitNew(services) : null;
    if (refused) return refused;
    const row = await saveSubscription(db, id, body, { site, brand, now });
    if (!isNew) return {};
    const unwelcome = await welcome(services, row);
    if (unwelcome) return unwelcome;
    await countTry(db, OF_ALL, { ...NEW_OF_ALL, now, secret: services.codes.secret });
    return {};
  },
  provePushSubscription: async ({ body }, services) => {
    const refused = await limitSender(services, 'alerts', CHANGES);
    if (refused) return refused;
    return (await proveSubscription(services.db, body)) ? {} : undefined;
  },
  removePushSubscription: async ({ body: { endpoint } }, services) => {
    const refused = await limitSender(services, 'alerts', CHANGES);
    if (refused) return refused;
    await removeSubscription(services.db, await subscriptionId(endpoint));
    return {};
  },
} satisfies Partial<OriginHandlers>;

async function faultOf(
  { endpoint, keys, applicationServerKey, timeZone }: PushSubscriptionInput,
  push: Services['push'],
): Promise<string | null> {
  if (pushServiceOf(endpoint, push.services) === null)
    return 'body.endpoint is no address of a known push service';
  if (!push.keys.includes(applicationServerKey))
    return "body.applicationServerKey is not the product's: subscribe with the one of /alerts/key";
  if (!(await isPoint(keys.p256dh))) return 'body.keys.p256dh must be a public key on P-256';
  if (!isCanonical(keys.p256dh) || !isCanonical(keys.auth))
    return 'body.keys must be exactly those that the browser gives';
  if (!knowsZone(timeZone)) return 'body.timeZone is no time zone';
  return null;
}

/** Whether a base64url text is the only form of its bytes: the last character may have unused bits. */
function isCanonical(text: string): boolean {
  const bytes = fromBase64url(text);
  return bytes !== null && toBase64url(bytes) === text;
}

async function limitNew(services: Services): Promise<Refusal | null> {
  const refused = await limitSender(services, 'new alerts', NEW);
  if (refused) return refused;
  const { db, now, codes } = services;
  const counting = { now, secret: codes.secret };
  if ((await readTries(db, OF_ALL, counting)) < NEW_OF_ALL.limit) return null;
  return tooManyTries(await readWait(db, [OF_ALL], counting));
}

/**
 * Sends a new subscription its first message, which carries its nonce. Returns why the push service
 * did not take it, and then ends the subscription; null if it did.
 */
async function welcome(
  { db, now, push }: Services,
  row: PushSubscriptionRow,
): Promise<Refusal | null> {
  const sent = await push.send(row, welcomeFor(row, now));
  if (sent.kind === 'sent') return null;
  await removeSubscription(db, row.id);
  if (sent.kind === 'gone')
    return new Refusal(410, 'The push service does not have this subscription: subscribe again.');
  if (sent.kind === 'refused') {
    const { status } = sent;
    return new Refusal(400, `body.endpoint: the push service refuses messages to it (${status})`);
  }
  const retryAfter = Math.max(sent.seconds, SOONEST);
  return new Refusal(503, 'The push service does not answer. Try again later.', { retryAfter });
}
