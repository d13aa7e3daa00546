import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import {
  bettingAccounts,
  identities,
  proofs,
  users,
  type UserRow,
} from '../../db/account-schema.ts';
import { endingCalendars } from '../../media/calendar/fan-calendars.ts';
import { disownComments } from '../../media/comments/comments.ts';
import type { Services } from '../../services.ts';
import { forgetTries } from '../../throttle.ts';
import type { Session } from '../sessions/access-token.ts';
import { LONG_COUNTS } from './account-counts.ts';
import { EMPTY_PROFILE } from './erase-user.ts';
import type { Identifier } from './identifier.ts';
import { hasAddress, newPseudonym } from './users.ts';
import { endOtherSessions } from '../sessions/sessions.ts';

interface Confirmation {
  user: UserRow;
  /** The proved address: it confirms nothing once it has left the account. */
  identifier: Identifier;
  /** The session that presents the code; it continues, with what it showed others. Null without one. */
  session: Session | null;
}

/**
 * Stores that the owner of an account's address has proved it. The first time ends all other
 * sessions and all calendars, unlinks the betting accounts and deletes password proofs: until then the word of a
 * betting site or a provider was enough to sign in, and somebody else may have used it. Without a
 * session it also deletes the provider's identity, and takes from the account what a stranger may have
 * shown others or said of themselves there: the profile with its picture, the confirmed age, the pseudonym,
 * and the long counts; the comments become those of a deleted account. Favourites stay: nobody else sees
 * them, and an owner who signed in by a provider keeps them. Later calls change nothing.
 */
export async function confirmOwner(
  { db, now, avatars, codes }: Pick<Services, 'db' | 'now' | 'avatars' | 'codes'>,
  { user, identifier, session }: Confirmation,
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
  const [found] = await db.batch([
    db.select({ avatarKey: users.avatarKey }).from(users).where(isUnconfirmed),
    endOtherSessions(db, user.id, { session, now, where: isFirst }),
    endingCalendars(db, { id: null, userId: sql`${unconfirmed}` }, now),
    db.delete(bettingAccounts).where(and(eq(bettingAccounts.userId, user.id), isFirst)),
    db.delete(proofs).where(and(eq(proofs.kind, 'password'), eq(proofs.subject, user.id), isFirst)),
    // An unconfirmed account has the identity that opened it and no other, so a session that
    // presents the code comes from that identity: its owner has just proved the address.
    ...(session === null
      ? [
          db.delete(identities).where(and(eq(identities.userId, user.id), isFirst)),
          disownComments(db, user.id, isFirst),
          db
            .update(users)
            .set({ ...EMPTY_PROFILE, uniqueHashKey: newPseudonym() })
            .where(isUnconfirmed),
        ]
      : []),
    // The last statement: those before it change something only until it has run.
    db.update(users).set({ confirmedAt: now }).where(isUnconfirmed),
  ]);
  const [first] = found;
  if (session !== null || first === undefined) return;
  const counts = Object.values(LONG_COUNTS).map((keyOf) => keyOf(user.id));
  // After the batch nothing names the picture. Before it, a concurrent confirmation might have kept it.
  if (first.avatarKey !== null) await avatars.discard(first.avatarKey);
  // The account is confirmed: a fault must not cost its owner the code, and the counts end by themselves.
  await forgetTries(db, counts, codes).catch(() => {});
}
