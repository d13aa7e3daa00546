import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import type { Provider } from '../../../contracts/patron-calls.ts';
import { identities, users, type UserRow } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import { readEmail } from '../accounts/identifier.ts';
import { createUser, findUser, findUserBy } from '../accounts/users.ts';
import type { SocialIdentity } from './authorization.ts';

export interface SocialSignIn {
  provider: Provider;
  identity: SocialIdentity;
  countryCode: string | null;
  now: number;
  /** Runs what opens an account, unless the sender has opened too many. */
  openAccount: (open: () => Promise<UserRow | null>) => Promise<UserRow | Refusal | null>;
}

export type SocialUser =
  | { kind: 'user'; userId: string }
  /** The provider has not confirmed an e-mail address, and the visitor is new. */
  | { kind: 'unconfirmed' }
  /** The address has an account, whose owner may be somebody else. */
  | { kind: 'taken' }
  /** The sender has opened too many accounts. */
  | { kind: 'refused'; refused: Refusal };

/**
 * Returns the account of a provider's identity (ASVS 6.8.1). It is found by the provider and its id
 * of the person, never by an address alone. A new identity is linked to the account of its e-mail
 * address if the account's owner has confirmed the address and it is the identity's now. If no
 * account has the address, a new one is made, which is confirmed if the address is the identity's now.
 */
export async function socialUser(db: Database, signIn: SocialSignIn): Promise<SocialUser> {
  const { provider, identity, countryCode, now, openAccount } = signIn;
  const linked = await linkedUser(db, provider, identity.subject);
  if (linked) return { kind: 'user', userId: linked.id };
  const email = identity.email === null ? null : readEmail(identity.email);
  if (email === null) return { kind: 'unconfirmed' };
  const linking = (userId: string) =>
    db
      .insert(identities)
      .select(
        sql`select ${provider}, ${identity.subject}, id, ${now} from ${users} where id = ${userId} and deleted_at is null`,
      )
      .onConflictDoNothing();
  const user = await findUserBy(db, email);
  if (user === null) {
    const opened = { identifier: email, countryCode, isConfirmed: identity.ownsEmail, now };
    const created = await openAccount(() => createUser(db, opened, linking));
    if (created instanceof Refusal) return { kind: 'refused', refused: created };
  } else if (user.confirmedAt !== null && identity.ownsEmail) await linking(user.id);
  // The first of concurrent calls wins.
  const owner = await linkedUser(db, provider, identity.subject);
  return owner ? { kind: 'user', userId: owner.id } : { kind: 'taken' };
}

async function linkedUser(
  db: Database,
  provider: Provider,
  subject: string,
): Promise<UserRow | null> {
  const isIt = and(eq(identities.provider, provider), eq(identities.subject, subject));
  const [found] = await db.select({ userId: identities.userId }).from(identities).where(isIt);
  if (!found) return null;
  const user = await findUser(db, found.userId);
  // The account was deleted, so its identity is deleted too.
  if (!user) await db.delete(identities).where(isIt);
  return user;
}
