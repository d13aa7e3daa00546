import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Purpose of a code. */
export type CodePurpose = 'register' | 'signin' | 'reset' | 'verify';

/** Delivery channel of a code. */
export type CodeChannel = 'email' | 'sms';

/** A request for a code: only its newest code is valid, once. */
export const otpRequests = sqliteTable(
  'otp_requests',
  {
    id: text('id').primaryKey(),
    channel: text('channel').$type<CodeChannel>().notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** The recipient's address or number, normalised. */
    target: text('target').notNull(),
    /** The signed-in user who requested the code, if any; for `verify`, the future owner. */
    userId: text('user_id'),
    /** Keyed hash, salted by the request's id; null until a code is made. */
    codeHash: text('code_hash'),
    /** Expiry of the code, ms. */
    codeExpires: integer('code_expires'),
    /** Number of tries of this code. */
    tries: integer('tries').notNull().default(0),
    /** Expiry of the request, ms. */
    expires: integer('expires').notNull(),
    /** When its code was confirmed, ms. */
    usedAt: integer('used_at'),
  },
  (table) => [
    index('otp_requests_by_expiry').on(table.expires),
    index('otp_requests_by_target').on(sql`lower(${table.target})`),
    index('otp_requests_by_user')
      .on(table.userId)
      .where(sql`user_id is not null`),
  ],
);

/** Counts of tries in a window, by the hash of a key. */
export const tries = sqliteTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the window ends, ms. */
    until: integer('until').notNull(),
  },
  (table) => [index('tries_by_end').on(table.until)],
);

/** Solved captchas: each solution earns one token, and each token lets one call through. */
export const captchas = sqliteTable(
  'captchas',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** Work, as a multiple of the usual. */
    work: integer('work').notNull().default(1),
    /** ms */
    expires: integer('expires').notNull(),
    /** When the token was spent, ms. */
    usedAt: integer('used_at'),
  },
  (table) => [index('captchas_by_expiry').on(table.expires)],
);

/** Messages that local development stores instead of sending. */
export const outbox = sqliteTable('outbox', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  channel: text('channel').$type<CodeChannel>().notNull(),
  recipient: text('recipient').notNull(),
  /** Null if the message has no code. */
  code: text('code'),
  text: text('text').notNull(),
  /** ms */
  at: integer('at').notNull(),
});
