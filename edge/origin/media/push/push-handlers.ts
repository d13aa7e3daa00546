import { Refusal } from '../../../calls/handler.ts';
import type { PushSubscriptionInput } from '../../../contracts/push-subscription.ts';
import { isPoint } from '../../../push/encrypt-message.ts';
import { pushServiceOf } from '../../../push/push-services.ts';
import { knowsZone } from '../../../shared/time/offset-of.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import { limitTry } from '../../throttle.ts';
import {
  isStored,
  removeSubscription,
  saveSubscription,
  subscriptionId,
} from './push-subscriptions.ts';

const HOUR = 3_600_000;
/** Most changes of a network: a campus has many fans behind one address. */
const CHANGES = { limit: 300, windowMs: HOUR };
/** Most new subscriptions of a network. */
const NEW = { limit: 100, windowMs: 24 * HOUR };

export const pushHandlers = {
  getPushKey: (_input, { push }) => ({ applicationServerKey: push.keys[0] ?? null }),
  savePushSubscription: async ({ body }, services) => {
    const { db, now, site, brand, push } = services;
    const fault = await faultOf(body, push);
    if (fault !== null) return new Refusal(400, fault);
    const changes = await limitTry(services, `alerts of ${networkOf(services)}`, CHANGES);
    if (changes) return changes;
    const id = await subscriptionId(body.endpoint);
    if (!(await isStored(db, id))) {
      const refused = await limitTry(services, `new alerts of ${networkOf(services)}`, NEW);
      if (refused) return refused;
    }
    await saveSubscription(db, id, body, { site, brand, now });
    return {};
  },
  removePushSubscription: async ({ body: { endpoint } }, services) => {
    const refused = await limitTry(services, `alerts of ${networkOf(services)}`, CHANGES);
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
    return 'body.endpoint is at no known push service';
  if (!push.keys.includes(applicationServerKey))
    return "body.applicationServerKey is not the product's: subscribe with the one of /alerts/key";
  if (!(await isPoint(keys.p256dh))) return 'body.keys.p256dh must be a public key on P-256';
  if (!knowsZone(timeZone)) return 'body.timeZone is no time zone';
  return null;
}

function networkOf({ network }: Services): string {
  return `network ${network ?? 'unknown'}`;
}
