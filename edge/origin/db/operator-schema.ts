import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Tables for the operator. Times are ms. */

/** The backup or restore in progress, or a restore that broke off. */
export const operatorRuns = sqliteTable('operator_runs', {
  /** Always 1, since there is one run at a time. */
  id: integer('id').primaryKey(),
  /** Random id of the run. */
  run: text('run').notNull(),
  kind: text('kind').$type<'backup' | 'restore'>().notNull(),
  /** When the run counts as broken off, unless another call prolongs it. */
  until: integer('until').notNull(),
});

/** Messages of the state queue that the consumer could not write. */
export const deadLetters = sqliteTable(
  'dead_letters',
  {
    /** Id of the queue's message. */
    id: text('id').primaryKey(),
    /** Null if this version of the product cannot read the message as a state. */
    matchId: text('match_id'),
    /** The message as JSON. */
    body: text('body').notNull(),
    /** Why the last try failed. */
    error: text('error').notNull(),
    tries: integer('tries').notNull(),
    firstAt: integer('first_at').notNull(),
    lastAt: integer('last_at').notNull(),
    /** When the operator dropped it. The consumer discards the message at its next delivery. */
    droppedAt: integer('dropped_at'),
  },
  (table) => [index('dead_letters_by_time').on(table.lastAt)],
);
export type DeadLetterRow = typeof deadLetters.$inferSelect;

/** Partners: readers of the media API with a key and a quota of their own. */
export const partners = sqliteTable('partners', {
  /** Small letters, digits and hyphens. Metrics name the partner by it. */
  name: text('name').primaryKey(),
  /** SHA-256 of the key, base64url. The key itself is nowhere. */
  keyDigest: text('key_digest').notNull().unique(),
  /** Origins of pages that may use the key; none: any. */
  origins: text('origins', { mode: 'json' }).$type<readonly string[]>().notNull(),
  /** Most requests in an hour and in a day of UTC; null: no limit. */
  perHour: integer('per_hour'),
  perDay: integer('per_day'),
  createdAt: integer('created_at').notNull(),
  /** When the operator withdrew the key; null: it is valid. */
  withdrawnAt: integer('withdrawn_at'),
  /** Start of the counted hour and day, and the requests in each that isolates have reported. */
  hour: integer('hour').notNull().default(0),
  hourUsed: integer('hour_used').notNull().default(0),
  day: integer('day').notNull().default(0),
  dayUsed: integer('day_used').notNull().default(0),
});
export type PartnerRow = typeof partners.$inferSelect;
