import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import {
  bettingAccounts,
  identities,
  proofs,
  users,
  type UserRow,
} from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import { endingCalendars } from '../../media/calendar/fan-calendars.ts';
import type { Session } from '../sessions/access-token.ts';
import type { Identifier } from './identifier.ts';
import { hasAddress } from './users.ts';
import { endOtherSessions } from '../sessions/sessions.ts';

interface Confirmation {
  user: UserRow;
  /** The proved address: it confirms nothing once it has left the account. */
  identifier: Identifier;
  /** The session that presents the code; it continues. Null without one. */
  session: Session | null;
  /** ms */
  now: number;
}

/**
 * Stores that the owner of an account's address has proved it. The first time ends all other
 * sessions and all calendars, unlinks the betting accounts and deletes password proofs: until then the word of a
 * betting site or a provider was enough to sign in, and somebody else may have used it. Without a
 * session it also deletes the provider's identity. Later calls change nothing.
 */
export async function confirmOwner(
  db: Database,
  { user, identifier, session, now }: Confirmation,
): Promise<void> {
  if (user.confirmedAt !== null) return;
  const isUnconfirmed = and(
    eq(users.id, user.id),
    isNull(users.confirmedAt),
    hasAddress(identifier),
  );
  // Only the first of concurrent confirmations ends anything.
  const unconfirmed = db.select({ id: users.id }).from(users).where(isUnconfirmed);
  const isFirst = exists(unconfirmed);
  await db.batch([
    endOtherSessions(db, user.id, { session, now, where: isFirst }),
    endingCalendars(db, { id: null, userId: sql`${unconfirmed}` }, now),
    db.delete(bettingAccounts).where(and(eq(bettingAccounts.userId, user.id), isFirst)),
    db.delete(proofs).where(and(eq(proofs.kind, 'password'), eq(proofs.subject, user.id), isFirst)),
    // An unconfirmed account has the identity that opened it and no other, so a session that
    // presents the code comes from that identity: its owner has just proved the address.
    ...(session === null
      ? [db.delete(identities).where(and(eq(identities.userId, user.id), isFirst))]
      : []),
    db.update(users).set({ confirmedAt: now }).where(isUnconfirmed),
  ]);
}
