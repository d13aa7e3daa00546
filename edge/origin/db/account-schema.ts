import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Provider } from '../../contracts/patron-calls.ts';

/* Accounts. Passwords, codes and credentials are stored as hashes only. Times are ms. */

/**
 * An account. A deleted account keeps only its id and times, since others still see its comments. A
 * live one has an e-mail address or a phone number.
 */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** The address as typed; e-mails go to it. */
    email: text('email'),
    /** `email` in lower case: addresses that differ only in case belong to one account. */
    emailKey: text('email_key').unique(),
    /** E.164 */
    phone: text('phone').unique(),
    username: text('username'),
    usernameKey: text('username_key').unique(),
    statusMessage: text('status_message'),
    /** Key of the stored picture. */
    avatarKey: text('avatar_key'),
    /** ISO 3166 in lower case. */
    countryCode: text('country_code'),
    /** `$scrypt$…`; null if the user signs in by other means. */
    passwordHash: text('password_hash'),
    /** Pseudonym of the user for others. */
    uniqueHashKey: text('unique_hash_key').notNull(),
    /**
     * When the owner first proved the address: by a code, or by a provider that hosts it. Null while
     * the word of a betting site or of another provider is all.
     */
    confirmedAt: integer('confirmed_at'),
    ageVerified: integer('age_verified', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('users_by_deletion')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);
export type UserRow = typeof users.$inferSelect;

/** A renewal token that a newer one replaced. */
export interface ReplacedToken {
  /** SHA-256 */
  hash: string;
  at: number;
}

/**
 * A sign-in with all its renewals: a family of renewal tokens. One is valid, and the ones that it
 * replaced stay valid for a short time.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** SHA-256 of the valid renewal token. */
    renewalHash: text('renewal_hash').notNull(),
    /** Earlier tokens, newest first. */
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

/**
 * Proofs of identity or of a begun sign-in (`ProofKind`). A token is valid once and for a short
 * time.
 */
export const proofs = sqliteTable(
  'proofs',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    kind: text('kind').notNull(),
    /** Subject; its meaning depends on the kind. */
    subject: text('subject').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [
    index('proofs_by_subject').on(table.subject),
    index('proofs_by_lower_subject').on(sql`lower(${table.subject})`),
    index('proofs_by_expiry').on(table.expiresAt),
  ],
);

/** A user's identity at a sign-in provider. */
export const identities = sqliteTable(
  'identities',
  {
    provider: text('provider').$type<Provider>().notNull(),
    /** The provider's id of the person: an address can pass to another person. */
    subject: text('subject').notNull(),
    userId: text('user_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_by_user').on(table.userId),
  ],
);

/** An account of the betting site and the user whom it signs in. */
export const bettingAccounts = sqliteTable(
  'betting_accounts',
  {
    /** The site's account id. */
    account: text('account').primaryKey(),
    userId: text('user_id').notNull(),
    linkedAt: integer('linked_at').notNull(),
  },
  (table) => [index('betting_accounts_by_user').on(table.userId)],
);
