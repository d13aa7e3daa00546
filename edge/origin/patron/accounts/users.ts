import { and, eq, isNull, sql } from 'drizzle-orm';
import { users, type UserRow } from '../../db/account-schema.ts';
import type { Database, Statement } from '../../db/database.ts';
import { keyOf, type Identifier } from './identifier.ts';

export async function findUser(db: Database, userId: string): Promise<UserRow | null> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found ?? null;
}

/** Whose an address is. */
export async function findUserBy(db: Database, identifier: Identifier): Promise<UserRow | null> {
  const column = identifier.kind === 'email' ? users.emailKey : users.phone;
  const [found] = await db
    .select()
    .from(users)
    .where(eq(column, keyOf(identifier)));
  return found ?? null;
}

export interface NewUser {
  /**
   * The address that the account is opened with: confirmed by a code or a provider, or a betting
   * site's word alone, which its owner has still to confirm. One, so that a password, which
   * takes a code that was sent to it, shows that it is the user's.
   */
  identifier: Identifier;
  countryCode: string | null;
  passwordHash?: string | undefined;
  username?: string | undefined;
  now: number;
}

/**
 * Makes an account; null where another has the address or the username already. What `linked` keeps
 * of whose it is is kept with it, or not at all: whoever finds the account finds that too.
 */
export async function createUser(
  db: Database,
  user: NewUser,
  linked?: (userId: string) => Statement,
): Promise<UserRow | null> {
  const { identifier, countryCode, passwordHash, username, now } = user;
  const { kind, value } = identifier;
  const id = crypto.randomUUID();
  const creating = db
    .insert(users)
    .values({
      id,
      ...(kind === 'email' ? { email: value, emailKey: keyOf(identifier) } : { phone: value }),
      username: username ?? null,
      usernameKey: username ? usernameKeyOf(username) : null,
      countryCode,
      passwordHash: passwordHash ?? null,
      uniqueHashKey: crypto.randomUUID().replaceAll('-', ''),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  const [[created]] = await db.batch([creating, ...(linked ? [linked(id)] : [])]);
  return created ?? null;
}

/**
 * Changes what is kept of a user; no row where the account was deleted meanwhile, of which
 * nothing personal may be kept again.
 */
export function updateUser(db: Database, userId: string, change: Partial<UserRow>) {
  return db
    .update(users)
    .set(change)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning({ id: users.id });
}

/**
 * Gives an account a confirmed address, in which it can be signed in with from then on. One
 * that it has of the same kind stays: whoever got hold of a session gets no way in by replacing it.
 */
export async function addAddress(
  db: Database,
  userId: string,
  identifier: Identifier,
): Promise<'added' | 'taken' | 'has-another'> {
  const { kind, value } = identifier;
  const key = keyOf(identifier);
  const change =
    kind === 'email'
      ? sql`email = ${value}, email_key = ${key} where ifnull(email_key, ${key}) = ${key}`
      : sql`phone = ${value} where ifnull(phone, ${value}) = ${value}`;
  // Whoever confirms it first has it: the other's row stays as it is.
  const added = await db.all(
    sql`update or ignore ${users} set ${change} and id = ${userId} and deleted_at is null returning id`,
  );
  if (added.length > 0) return 'added';
  const owner = await findUserBy(db, identifier);
  return owner && owner.id !== userId ? 'taken' : 'has-another';
}

/** What two usernames have in common of which only one may be. */
export function usernameKeyOf(username: string): string {
  return username.toLowerCase();
}

export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, usernameKeyOf(username)));
  return found !== undefined;
}
