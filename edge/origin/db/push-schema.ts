import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OfferedLanguage } from '../../contracts/language.ts';

/** Alerts of browsers without an open page. Times are ms. */

/** A browser's subscription. Nothing leads from it to a person. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint, hexadecimal: evenly spread, so that a range of ids is a share of all. */
    id: text('id').primaryKey(),
    /** Its address at the push service. */
    endpoint: text('endpoint').notNull(),
    /** The browser's key and secret, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The product's public key that it was made with: only that key's messages are accepted. */
    vapidKey: text('vapid_key').notNull(),
    language: text('language').$type<OfferedLanguage>().notNull(),
    /** Origin of the site that it was made on, where messages lead. */
    site: text('site').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Minutes of the day between which nothing is sent; null for none. */
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    hidesScores: integer('hides_scores', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the browser last confirmed it. */
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [index('push_subscriptions_by_time').on(table.seenAt)],
);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** What a subscription wants alerts of: a match, a team or a league. */
export const pushItems = sqliteTable(
  'push_items',
  {
    /** '30:t-7': type and id, as favourites have them. */
    item: text('item').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    /** Its kinds of alerts, with spaces between. */
    kinds: text('kinds').notNull(),
    /** The same as its subscription's. */
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.item, table.subscriptionId] }),
    index('push_items_by_subscription').on(table.subscriptionId),
    index('push_items_by_time').on(table.seenAt),
  ],
);

/** What alerts have said of a match, so that each event is sent once. */
export const matchAlerts = sqliteTable(
  'match_alerts',
  {
    matchId: text('match_id').primaryKey(),
    /** Those of the room's state that was last looked at. */
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
