import { and, eq, exists, isNull } from 'drizzle-orm';
import { bettingAccounts, proofs, users, type UserRow } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import type { Session } from '../sessions/access-token.ts';
import { endOtherSessions } from '../sessions/sessions.ts';

interface Confirmation {
  user: UserRow;
  /** The session that shows the code, which goes on; null where none does yet. */
  session: Session | null;
  /** ms */
  now: number;
}

/**
 * Notes that the owner of an account's address has shown that it is theirs. The first time ends
 * all sessions but theirs, and unlinks the betting accounts: until then a betting site's word was
 * enough to be in the account, and whoever gave it may be somebody else. Later times change nothing.
 */
export async function confirmOwner(
  db: Database,
  { user, session, now }: Confirmation,
): Promise<void> {
  if (user.confirmedAt !== null) return;
  const isUnconfirmed = and(eq(users.id, user.id), isNull(users.confirmedAt));
  // Only the first of several confirmations at once ends anything.
  const isFirst = exists(db.select({ id: users.id }).from(users).where(isUnconfirmed));
  await db.batch([
    endOtherSessions(db, user.id, { session, now, where: isFirst }),
    db.delete(bettingAccounts).where(and(eq(bettingAccounts.userId, user.id), isFirst)),
    db.delete(proofs).where(and(eq(proofs.kind, 'password'), eq(proofs.subject, user.id), isFirst)),
    db.update(users).set({ confirmedAt: now }).where(isUnconfirmed),
  ]);
}
