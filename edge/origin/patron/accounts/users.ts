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
  /** Whether the owner of the address has shown that it is theirs. */
  isConfirmed: boolean;
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
  const { identifier, countryCode, isConfirmed, passwordHash, username, now } = user;
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
      confirmedAt: isConfirmed ? now : null,
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

export type AddedAddress =
  /** `replaced`: the address of its kind that the account had until then, if another. */
  { kind: 'added'; replaced: string | null } | { kind: 'taken' } | { kind: 'has-another' };

/**
 * Gives an account a confirmed address, by which its owner signs in from then on. Another that it
 * has of the same kind stays unless `replace` is set.
 */
export async function addAddress(
  db: Database,
  userId: string,
  identifier: Identifier,
  { replace }: { replace: boolean },
): Promise<AddedAddress> {
  const { kind, value } = identifier;
  const key = keyOf(identifier);
  const change =
    kind === 'email'
      ? sql`email = ${value}, email_key = ${key} where (${replace} or ifnull(email_key, ${key}) = ${key})`
      : sql`phone = ${value} where (${replace} or ifnull(phone, ${value}) = ${value})`;
  const had = (await findUser(db, userId))?.[kind] ?? null;
  // Whoever confirms it first has it: the other's row stays as it is.
  const added = await db.all(
    sql`update or ignore ${users} set ${change} and id = ${userId} and deleted_at is null returning id`,
  );
  if (added.length > 0) return { kind: 'added', replaced: had?.toLowerCase() === key ? null : had };
  const owner = await findUserBy(db, identifier);
  return { kind: owner && owner.id !== userId ? 'taken' : 'has-another' };
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
