import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Provider } from '../../contracts/patron-calls.ts';

/*
 * Accounts. Nothing here tells a password, a code or a credential: of them only
 * hashes are kept. Times are ms.
 */

/**
 * An account: of one that was deleted only the id and the times are left,
 * for what others may still see of it. At least one of e-mail
 * address, phone number and a betting account is there while it lives.
 */
export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  /** As it was typed, for the letters that are sent to it. */
  email: text('email'),
  /** The same in lower case: no two accounts have addresses that differ in case alone. */
  emailKey: text('email_key').unique(),
  /** E.164 */
  phone: text('phone').unique(),
  username: text('username'),
  usernameKey: text('username_key').unique(),
  statusMessage: text('status_message'),
  /** Of the picture among the stored ones. */
  avatarKey: text('avatar_key'),
  /** ISO 3166 in lower case. */
  countryCode: text('country_code'),
  /** `$scrypt$…`; null for who signs in by other means only. */
  passwordHash: text('password_hash'),
  /** Names the user to others without telling who it is. */
  uniqueHashKey: text('unique_hash_key').notNull(),
  /**
   * When the owner of its address first showed that it is theirs, by a code or a provider; null
   * while a betting site's word is all that there is.
   */
  confirmedAt: integer('confirmed_at'),
  ageVerified: integer('age_verified', { mode: 'boolean' }).notNull().default(false),
  createdAt: integer('created_at').notNull(),
  deletedAt: integer('deleted_at'),
});
export type UserRow = typeof users.$inferSelect;

/** A renewal token that another took the place of. */
export interface ReplacedToken {
  /** SHA-256 */
  hash: string;
  at: number;
}

/** A sign-in and all that it was renewed to: a family of renewal tokens, of which one is good. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** SHA-256 of the renewal token that is good. */
    renewalHash: text('renewal_hash').notNull(),
    /** Those before it, newest first, while they are good for a little longer. */
    replacedTokens: text('replaced_tokens', { mode: 'json' }).$type<ReplacedToken[]>(),
    rotatedAt: integer('rotated_at').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    revokedAt: integer('revoked_at'),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
);

/** What was proved, by a code or a password: a token of it is good once, and not for long. */
export const proofs = sqliteTable(
  'proofs',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    kind: text('kind').notNull(),
    /** Whom or what it is about, as its kind has it. */
    subject: text('subject').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [
    index('proofs_by_subject').on(table.subject),
    index('proofs_by_expiry').on(table.expiresAt),
  ],
);

/** Whom a provider of sign-ins says that somebody is. */
export const identities = sqliteTable(
  'identities',
  {
    provider: text('provider').$type<Provider>().notNull(),
    /** The provider's own id of the person: an address can pass to somebody else. */
    subject: text('subject').notNull(),
    userId: text('user_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_by_user').on(table.userId),
  ],
);

/** An account of the betting site, and the user that it signs in. */
export const bettingAccounts = sqliteTable(
  'betting_accounts',
  {
    /** The site's own id of it. */
    account: text('account').primaryKey(),
    userId: text('user_id').notNull(),
    linkedAt: integer('linked_at').notNull(),
  },
  (table) => [index('betting_accounts_by_user').on(table.userId)],
);
