import * as v from 'valibot';
import type { ApiCall, CallText } from './api-call.ts';
import { pushProofSchema } from './push-message.ts';
import { endpointSchema, publicKeySchema, pushSubscriptionSchema } from './push-subscription.ts';

/*
 * Alerts that reach a browser while no page is open (RFC 8030). A subscription belongs to a
 * browser, not to an account. Whoever knows its address may change it, and only the browser knows
 * it. The edge answers these calls itself: it sends the alerts from its own data about matches, so
 * its own database stores the subscriptions.
 */

const own = { api: 'media', caller: 'anyone', cache: 'no-store', byEdge: true } as const;

export const getPushKey = {
  ...own,
  method: 'GET',
  path: '/v1/alerts/key',
  input: v.object({}),
  data: v.object({ applicationServerKey: v.nullable(publicKeySchema) }),
} as const satisfies ApiCall;

/** Stores a browser's subscription with its items, in place of the previous ones. Only what differs is written. */
export const savePushSubscription = {
  ...own,
  method: 'POST',
  path: '/v1/alerts/subscription',
  input: v.object({ body: pushSubscriptionSchema }),
  data: v.object({}),
} as const satisfies ApiCall;

/** Brings back the nonce of a message: its browser receives what the product sends. */
export const provePushSubscription = {
  ...own,
  method: 'POST',
  path: '/v1/alerts/subscription/proof',
  input: v.object({ body: pushProofSchema }),
  missing: 'No subscription waits for this nonce.',
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
      'Key with which a browser subscribes to alerts while no page is open; null if the product sends none. The edge answers itself, also in front of an operator’s own media API',
    isSpecified: false,
  },
  savePushSubscription: {
    summary:
      "Stores a browser's subscription and the items it wants alerts about, in place of the previous ones. Call it again when either changes, and once a week: a subscription ends after 90 days without a call, after three days in a row on which its push service takes no message, and after a day without `proof`. A new one gets its first message before the answer. The edge answers itself",
    isSpecified: false,
    refuses:
      'A member is malformed, the endpoint is not the one that the browser gave or belongs to no known push service, applicationServerKey is not, or no longer, the product’s, there are too many items, an id has more than 150 bytes in UTF-8, the push service refuses the first message, or a captcha is required for a new subscription (state 11813), because its network or /48 asked for many within ten minutes, or added many within a day: solve one and repeat the call with `Captcha-Token` and `Captcha-Uuid`; or that captcha is invalid (11814)',
    takesCaptcha: 'at-times',
    fails: {
      410: 'The push service does not have, or no longer has, the subscription, or it ended during the call: the browser subscribes again',
      429: 'State 11812: more than 300 changes of the subscription within an hour, or thirty of more than twenty items each; too many changes of several items from the network or its /48 within an hour; too many new subscriptions from the network or its /48 within thirty days, or from all networks within a minute; no captcha helps. Where accounts are an API elsewhere, also in place of a captcha. Without a state: the push service takes no message for this subscription now',
      503: 'A push service whose host is known to exist does not answer',
    },
  },
  provePushSubscription: {
    summary:
      'Sends back `proof` of a message. Until a browser has done so, its alerts come after those of others, and after three of them no more come; after a day its subscription ends. The edge answers itself',
    isSpecified: false,
    refuses: 'subscription or nonce is missing or malformed',
  },
  removePushSubscription: {
    summary: 'Ends a subscription, if there is one. The edge answers itself',
    isSpecified: false,
    refuses: 'endpoint is missing, too long, or not the one that the browser gave',
  },
} satisfies Record<string, CallText>;
