import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BrandKey } from '../../contracts/brand-profile.ts';
import { DEFAULT_KEY } from '../../shared/brand/brand.ts';
import type { OfferedLanguage } from '../../contracts/language.ts';

/** Alerts for browsers without an open page. Times are ms. */

/** A browser's subscription. It does not name a person or an account. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    /**
     * SHA-256 of the endpoint, hexadecimal. Ids are evenly spread, so a range of ids is a share of
     * all.
     */
    id: text('id').primaryKey(),
    /** Its address at the push service. */
    endpoint: text('endpoint').notNull(),
    /** The browser's key and secret, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /**
     * The product's public key with which the browser subscribed. The push service accepts only
     * messages signed with this key.
     */
    vapidKey: text('vapid_key').notNull(),
    language: text('language').$type<OfferedLanguage>().notNull(),
    /** Origin of the site on which the browser subscribed. Messages link to it. */
    site: text('site').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Minutes of the day in `timeZone` (IANA) between which nothing is sent; null for none. */
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    hidesScores: integer('hides_scores', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the browser last confirmed it. */
    seenAt: integer('seen_at').notNull(),
    /** Brand of the page on which the browser subscribed. Messages have its icon. */
    brand: text('brand').$type<BrandKey>().notNull().default(DEFAULT_KEY),
    /** The text of a message that the browser must send back; null after it did. */
    nonce: text('nonce'),
    /** Refusals or failed days in a row; until the proof, messages that did not bring it. */
    failures: integer('failures').notNull().default(0),
    /** Day of the last of them, as days since 1970 (UTC); null without one. */
    failedOn: integer('failed_on'),
  },
  (table) => [
    index('push_subscriptions_by_time').on(table.seenAt),
    index('push_subscriptions_by_p256dh').on(table.p256dh),
    index('push_subscriptions_unproven')
      .on(table.createdAt)
      .where(sql`nonce is not null`),
  ],
);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/**
 * The matches, teams, leagues and players that a subscription requests alerts of. Triggers in
 * `migrations/` delete them with their subscription, and change `proof` with its proof.
 */
export const pushItems = sqliteTable(
  'push_items',
  {
    /** '30:t-7': type and id, as favourites have them. */
    item: text('item').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    /** The requested kinds of alerts, separated by spaces. */
    kinds: text('kinds').notNull(),
    /** When the item was last written: at most 30 days before the subscription's `seenAt`. */
    seenAt: integer('seen_at').notNull(),
    /**
     * Whether the subscription's browser has sent back the nonce. It is overdue after three messages
     * that did not bring it: no other is sent until it comes.
     */
    proof: text('proof').$type<'given' | 'awaited' | 'overdue'>().notNull().default('given'),
  },
  (table) => [
    primaryKey({ columns: [table.item, table.subscriptionId] }),
    index('push_items_by_proof').on(table.item, table.proof, table.subscriptionId),
    index('push_items_by_subscription').on(table.subscriptionId),
    index('push_items_by_time').on(table.seenAt),
  ],
);

/** The events of a match that alerts have reported, so that each event is sent once. */
export const matchAlerts = sqliteTable(
  'match_alerts',
  {
    matchId: text('match_id').primaryKey(),
    /** Epoch and version of the room's state that was last checked. */
    epoch: text('epoch').notNull(),
    version: integer('version').notNull(),
    at: integer('at').notNull(),
    /** `Reported` as JSON. */
    reported: text('reported').notNull(),
    /** When a score was last sent; 0 for never. */
    scoredAt: integer('scored_at').notNull(),
  },
  (table) => [index('match_alerts_by_time').on(table.at)],
);
export type MatchAlertRow = typeof matchAlerts.$inferSelect;

/** Messages that the queue of alerts refused, until it takes them. */
export const waitingAlerts = sqliteTable(
  'waiting_alerts',
  {
    id: integer('id').primaryKey(),
    /** `AlertMessage` as JSON. */
    body: text('body').notNull(),
    /** When the news came, ms. */
    at: integer('at').notNull(),
  },
  (table) => [index('waiting_alerts_by_time').on(table.at)],
);
