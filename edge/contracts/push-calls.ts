import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { endpointSchema, publicKeySchema, pushSubscriptionSchema } from './push-subscription.ts';

/*
 * Alerts that reach a browser while no page is open (RFC 8030). A subscription belongs to a browser, not to an
 * account: whoever knows its address may change it, and only the browser does. The edge answers: it sends the alerts,
 * from what it knows of matches, so their subscriptions are in its own database.
 */

const own = { api: 'media', caller: 'anyone', cache: 'no-store', byEdge: true } as const;

export const getPushKey = {
  ...own,
  method: 'GET',
  path: '/v1/alerts/key',
  input: v.object({}),
  data: v.object({ applicationServerKey: v.nullable(publicKeySchema) }),
} as const satisfies ApiCall;

/** Stores what a browser wants, in place of what it wanted before. */
export const savePushSubscription = {
  ...own,
  method: 'POST',
  path: '/v1/alerts/subscription',
  input: v.object({ body: pushSubscriptionSchema }),
  data: v.object({}),
} as const satisfies ApiCall;

export const removePushSubscription = {
  ...own,
  method: 'DELETE',
  path: '/v1/alerts/subscription',
  input: v.object({ body: v.object({ endpoint: endpointSchema }) }),
  data: v.object({}),
} as const satisfies ApiCall;

/** Documentation of the calls. */
export default {
  getPushKey: {
    summary:
      'Key with which a browser subscribes to alerts while no page is open; null where there are none. The edge answers it itself, also before a media API of an operator’s own',
    isSpecified: false,
  },
  savePushSubscription: {
    summary:
      "Stores a browser's subscription and what it wants alerts of, in place of what it wanted before. Call it again when either changes, and once a week: after 90 days without a call it ends. The edge answers it itself",
    isSpecified: false,
    refuses:
      'A member is malformed, the endpoint is at no known push service, the key is not, or no longer, the product’s, or there are too many items',
    fails: { 429: 'State 11812: too many changes of the network within an hour' },
  },
  removePushSubscription: {
    summary: 'Ends a subscription, if there is one. The edge answers it itself',
    isSpecified: false,
    refuses: 'endpoint is missing',
    fails: { 429: 'State 11812: too many changes of the network within an hour' },
  },
} satisfies Record<string, CallText>;
