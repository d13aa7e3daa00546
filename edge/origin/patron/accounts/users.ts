import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
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

/** Returns the account that has this address or number; null without one. */
export async function findUserBy(db: Database, identifier: Identifier): Promise<UserRow | null> {
  const [found] = await db.select().from(users).where(hasAddress(identifier));
  return found ?? null;
}

/** SQL: whether a user has this address when the statement runs. */
export function hasAddress(identifier: Identifier): SQL {
  return eq(identifier.kind === 'email' ? users.emailKey : users.phone, keyOf(identifier));
}

/** SQL: a user's id if the account has this address when the statement runs; else null. */
export function idWith(identifier: Identifier, userId: string): SQL {
  return sql`(select ${users.id} from ${users} where ${and(eq(users.id, userId), hasAddress(identifier))})`;
}

export interface NewUser {
  /**
   * The account's first address: confirmed by a code or by a provider that hosts it, or not
   * confirmed yet, since a betting site or another provider named it. There is only one, so that
   * whoever sets the password, which takes a code sent there, proves that the address is theirs.
   */
  identifier: Identifier;
  countryCode: string | null;
  /** Whether the owner has proved the address. */
  isConfirmed: boolean;
  passwordHash?: string | undefined;
  username?: string | undefined;
  now: number;
}

/**
 * Creates an account; null if another has the address or the username. The same transaction writes
 * the row of `linked`, so that a reader of the account sees both.
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
      uniqueHashKey: newPseudonym(),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  const [[created]] = await db.batch([creating, ...(linked ? [linked(id)] : [])]);
  return created ?? null;
}

/**
 * Returns a statement that updates a user and returns the id. It changes no row of a deleted
 * account, so that no personal data is stored again.
 */
export function updateUser(db: Database, userId: string | SQL, change: Partial<UserRow>) {
  return db
    .update(users)
    .set(change)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning({ id: users.id });
}

export type AddedAddress =
  /** `replaced`: the account's previous address of this kind, if different. */
  { kind: 'added'; replaced: string | null } | { kind: 'taken' } | { kind: 'has-another' };

/**
 * Adds a confirmed address to an account, for signing in. Does not change another address of the
 * same kind unless `replace` is set.
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
  // The first of concurrent confirmations wins: the other's row stays unchanged.
  const added = await db.all(
    sql`update or ignore ${users} set ${change} and id = ${userId} and deleted_at is null returning id`,
  );
  if (added.length > 0) return { kind: 'added', replaced: had?.toLowerCase() === key ? null : had };
  const owner = await findUserBy(db, identifier);
  return { kind: owner && owner.id !== userId ? 'taken' : 'has-another' };
}

/** Whether an account has a different address of the same kind. */
export async function hasAnotherAddress(
  db: Database,
  userId: string,
  identifier: Identifier,
): Promise<boolean> {
  const { kind } = identifier;
  const value = (await findUser(db, userId))?.[kind] ?? null;
  return value !== null && keyOf({ kind, value }) !== keyOf(identifier);
}

/** Returns a new pseudonym of a user for others. */
export function newPseudonym(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Returns the key by which usernames are unique. */
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
