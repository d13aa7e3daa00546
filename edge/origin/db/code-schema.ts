import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a code is asked for. */
export type CodePurpose = 'register' | 'signin' | 'reset' | 'verify';

/** How a code reaches whoever asked for it. */
export type CodeChannel = 'email' | 'sms';

/** A request of a code: the newest that was made for it is good, and once. */
export const otpRequests = sqliteTable(
  'otp_requests',
  {
    id: text('id').primaryKey(),
    channel: text('channel').$type<CodeChannel>().notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** The address or number, normalised: who the code is sent to. */
    target: text('target').notNull(),
    /** Of `verify`: whose address it becomes. */
    userId: text('user_id'),
    /** Keyed, and salted by the request's id; null until a code was made. */
    codeHash: text('code_hash'),
    /** Until when the code is good, ms. */
    codeExpires: integer('code_expires'),
    /** How often this code was tried. */
    tries: integer('tries').notNull().default(0),
    /** Until when codes may be made for it, ms. */
    expires: integer('expires').notNull(),
    /** When its code was confirmed, ms. */
    usedAt: integer('used_at'),
  },
  (table) => [index('otp_requests_by_expiry').on(table.expires)],
);

/** How often something was tried since its window began; the key is a hash. */
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

/** Captchas that were solved: each solution earns one token, and each token lets one call through. */
export const captchas = sqliteTable(
  'captchas',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** What it took, as a multiple of the usual. */
    work: integer('work').notNull().default(1),
    /** ms */
    expires: integer('expires').notNull(),
    /** When the token was spent, ms. */
    usedAt: integer('used_at'),
  },
  (table) => [index('captchas_by_expiry').on(table.expires)],
);

/** What would have been sent, where the product runs on its own machine. */
export const outbox = sqliteTable('outbox', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  channel: text('channel').$type<CodeChannel>().notNull(),
  recipient: text('recipient').notNull(),
  /** Null where it tells that there is no code. */
  code: text('code'),
  text: text('text').notNull(),
  /** ms */
  at: integer('at').notNull(),
});
