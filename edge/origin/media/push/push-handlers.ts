import { Refusal } from '../../../calls/handler.ts';
import type { PushSubscriptionInput } from '../../../contracts/push-subscription.ts';
import { isPoint } from '../../../push/encrypt-message.ts';
import { welcomeFor } from '../../../push/notification.ts';
import { mayNotExist, pushServiceOf } from '../../../push/push-services.ts';
import { fromBase64url, toBase64url } from '../../../shared/base64url.ts';
import { knowsZone } from '../../../shared/time/offset-of.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import {
  countTry,
  limitSender,
  refuseTry,
  takeBackOfSender,
  type Key,
  type Limit,
  type SenderLimits,
} from '../../throttle.ts';
import type { PushSubscriptionRow } from '../../db/push-schema.ts';
import { captchaInstead } from '../../patron/captcha/refuse-captcha.ts';
import { limitChange, limitItems } from '../limit-changes.ts';
import {
  addSubscription,
  changeSubscription,
  countChangedItems,
  endUnproven,
  isStored,
  proveSubscription,
  removeSubscription,
  subscriptionId,
} from './push-subscriptions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Requests for new subscriptions of a sender before each needs a captcha, since fans share its address. */
const REQUESTS: SenderLimits = {
  network: { limit: 1_000, windowMs: 10 * MINUTE },
  site: { limit: 5_000, windowMs: 10 * MINUTE },
};
/** New subscriptions of a sender before each needs a captcha. */
const NEW: SenderLimits = {
  network: { limit: 300, windowMs: DAY },
  site: { limit: 1_500, windowMs: DAY },
};
/**
 * Most new subscriptions of a sender, with captchas or without: each may take 99 kB for 90 days, and a
 * captcha takes a processor 0.13 s only.
 */
const STORED: SenderLimits = {
  network: { limit: 2_500, windowMs: 30 * DAY },
  site: { limit: 1_200, windowMs: 30 * DAY },
};
/**
 * Most new subscriptions of all networks. A minute is short, so that an attack keeps nobody out for
 * longer than it lasts. Only those that a push service has count: invented ones keep out nobody, and
 * what they cost is limited by network and /48.
 */
const NEW_OF_ALL: Limit = { limit: 3_000, windowMs: MINUTE };
const OF_ALL: Key = ['new alerts of all'];
const OF_DAY: Key = ['new alerts'];
const OF_MONTH: Key = ['new alerts of a month'];
/** Shortest pause before a new subscription is tried again, s. */
const SOONEST = 5;

const AGAIN = 'subscribe again.';
const GONE = `This subscription has ended: ${AGAIN}`;

export const pushHandlers = {
  getPushKey: (_input, { push }) => ({ applicationServerKey: push.keys[0] ?? null }),
  savePushSubscription: async ({ body }, services) => {
    const { db, now, site, brand, push } = services;
    const fault = await faultOf(body, push);
    if (fault !== null) return new Refusal(400, fault);
    const id = await subscriptionId(body.endpoint);
    const isNew = !(await isStored(db, id, body.keys));
    const counted = await (isNew ? countNew(services) : countChange(services, id, body));
    if (counted instanceof Refusal) return counted;
    const saved = { id, input: body, site, brand, now };
    if (isNew) {
      const row = await addSubscription(db, saved);
      const unwelcome = await welcome(services, row);
      if (unwelcome && (await endUnproven(db, row))) {
        for (const what of counted ?? []) await takeBackOfSender(services, what);
        return unwelcome;
      }
      await countTry(db, OF_ALL, { ...NEW_OF_ALL, now, secret: services.codes.secret });
    }
    return (await changeSubscription(db, saved)) ? {} : new Refusal(410, GONE);
  },
  // Not counted: an invented one costs a look-up, and a neighbour's would keep a fan from proving theirs.
  provePushSubscription: async ({ body }, { db }) =>
    (await proveSubscription(db, body)) ? {} : undefined,
  // Not counted: it costs one deletion, and a neighbour's would keep a fan from ending alerts.
  removePushSubscription: async ({ body: { endpoint } }, { db }) => {
    await removeSubscription(db, await subscriptionId(endpoint));
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

/** Counts a change of a stored subscription. Returns why it is refused, or null. */
async function countChange(
  services: Services,
  id: string,
  { items }: PushSubscriptionInput,
): Promise<Refusal | null> {
  const own = { what: 'alerts', id } as const;
  return (
    (await limitChange(services, own)) ??
    // Only then are its items read: a flood of refused changes reads none.
    (await limitItems(services, own, await countChangedItems(services.db, id, items)))
  );
}

/** Counts a new subscription. Returns why it is refused, or as what it counts for its sender. */
async function countNew(services: Services): Promise<Refusal | Key[]> {
  const limited =
    (await limitSender(services, ['alerts'], REQUESTS)) ??
    (await limitSender(services, OF_DAY, NEW));
  const refused =
    (limited && (await captchaInstead(services, limited))) ??
    (await refuseTry(services, OF_ALL, NEW_OF_ALL)) ??
    (await limitSender(services, OF_MONTH, STORED));
  return refused ?? (limited ? [OF_MONTH] : [OF_DAY, OF_MONTH]);
}

/**
 * Sends a new subscription its first message, which carries its nonce. Returns why the push service
 * did not take it; null if it did.
 */
async function welcome(services: Services, row: PushSubscriptionRow): Promise<Refusal | null> {
  const { now, push } = services;
  const sent = await push.send(row, welcomeFor(row, now));
  if (sent.kind === 'sent') return null;
  if (sent.kind === 'gone')
    return new Refusal(410, `The push service does not have this subscription: ${AGAIN}`);
  if (sent.kind === 'refused') {
    const { status } = sent;
    return new Refusal(400, `body.endpoint: the push service refuses messages to it (${status})`);
  }
  const retryAfter = Math.max(sent.seconds, SOONEST);
  const later = 'Try again later.';
  // A caller chooses the address: a refusal that an address brings about is no fault of ours, or anybody could wake the operator.
  if (sent.status > 0 || mayNotExist(sent.origin))
    return new Refusal(429, `The push service takes no message for it now. ${later}`, {
      retryAfter,
    });
  return new Refusal(503, `The push service does not answer. ${later}`, { retryAfter });
}
