import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** For those who run the product. Times are ms. */

/** The one backup or restore that runs, or a restore that broke off. */
export const operatorRuns = sqliteTable('operator_runs', {
  /** Always 1: there is one run at a time. */
  id: integer('id').primaryKey(),
  /** Random id of the run. */
  run: text('run').notNull(),
  kind: text('kind').$type<'backup' | 'restore'>().notNull(),
  /** Without another call it ends then. */
  until: integer('until').notNull(),
});

/** Messages of the state queue that the consumer could not write. */
export const deadLetters = sqliteTable(
  'dead_letters',
  {
    /** Id of the queue's message. */
    id: text('id').primaryKey(),
    /** Null if the message is no state of this version. */
    matchId: text('match_id'),
    /** The message as JSON. */
    body: text('body').notNull(),
    /** Why the last try failed. */
    error: text('error').notNull(),
    tries: integer('tries').notNull(),
    firstAt: integer('first_at').notNull(),
    lastAt: integer('last_at').notNull(),
    /** When the operator dropped it: the queue's next delivery then ends it. */
    droppedAt: integer('dropped_at'),
  },
  (table) => [index('dead_letters_by_time').on(table.lastAt)],
);
export type DeadLetterRow = typeof deadLetters.$inferSelect;
