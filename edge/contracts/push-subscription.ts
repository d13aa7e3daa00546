import * as v from 'valibot';
import { ALERT_KINDS } from './alert-kinds.ts';
import { FAVOURITE_TYPE } from './favourite-key.ts';
import { LANGUAGES } from './language.ts';
import { MAX_ID_BYTES } from '../../realtime/protocol/text.ts';
import { idSchema } from './primitives.ts';

/** Limit of items per browser. */
export const MAX_ALERT_ITEMS = 100;

/**
 * Address of the browser at its push service, in the only form in which a browser gives it: other
 * forms would be further subscriptions of the same browser.
 */
export const endpointSchema = v.pipe(
  v.string(),
  v.maxLength(1_000, 'endpoint is too long'),
  v.check(isCanonical, 'endpoint must be exactly the one that the browser gives'),
);

function isCanonical(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url) return false;
  url.hash = '';
  return url.href === endpoint;
}

/** A public key: an uncompressed point of P-256 (65 bytes) in base64url. */
export const publicKeySchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{87}$/, 'must be a public key on P-256'),
);

const { league, team, match, player } = FAVOURITE_TYPE;

export const alertItemSchema = v.object({
  type: v.picklist([league, team, match, player], 'type must be 20, 30, 40 or 50'),
  /** No longer than ingest takes: the product has no news of others, and stores each three times. */
  favouriteItemId: v.pipe(
    idSchema,
    v.check(
      (id) => new TextEncoder().encode(id).length <= MAX_ID_BYTES,
      `an id has ${MAX_ID_BYTES} bytes in UTF-8 at most`,
    ),
  ),
  kinds: v.pipe(
    v.array(v.picklist(ALERT_KINDS)),
    v.minLength(1, 'an item has one kind at least'),
    v.maxLength(ALERT_KINDS.length, 'each kind once'),
  ),
});

const minuteOfDay = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(1_439, 'a minute of the day is 1439 at most'),
);

/**
 * Time of day without alerts, in minutes since midnight in the fan's zone. It may span midnight.
 */
export const quietHoursSchema = v.object({ from: minuteOfDay, to: minuteOfDay });

export const pushSubscriptionSchema = v.object({
  endpoint: endpointSchema,
  keys: v.object({
    p256dh: publicKeySchema,
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url')),
  }),
  /** The product's public key with which the browser subscribed. */
  applicationServerKey: publicKeySchema,
  language: v.picklist(LANGUAGES, 'language is none of the product'),
  /** Name of an IANA zone. */
  timeZone: v.pipe(v.string(), v.maxLength(64)),
  quiet: v.nullable(quietHoursSchema),
  /** Whether messages omit the score and who scored. */
  hidesScores: v.boolean(),
  items: v.pipe(
    v.array(alertItemSchema),
    v.minLength(1, 'a subscription has one item at least'),
    v.maxLength(MAX_ALERT_ITEMS, `a browser has alerts of ${MAX_ALERT_ITEMS} items at most`),
  ),
});
export type PushSubscriptionInput = v.InferOutput<typeof pushSubscriptionSchema>;
