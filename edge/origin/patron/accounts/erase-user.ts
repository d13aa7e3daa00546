import { eq } from 'drizzle-orm';
import {
  bettingAccounts,
  identities,
  proofs,
  sessions,
  users,
  type UserRow,
} from '../../db/account-schema.ts';
import { otpRequests } from '../../db/code-schema.ts';
import { favourites } from '../../db/fan-schema.ts';
import { endingCalendars } from '../../media/calendar/fan-calendars.ts';
import type { Database, Statement } from '../../db/database.ts';
import { isCodeOf, isProofOf } from './personal-rows.ts';

/** Returns statements that delete one kind of a user's data. */
export type Eraser = (db: Database, user: UserRow, now: number) => Statement[];

const eraseAccount: Eraser = (db, user) => [
  db.delete(sessions).where(eq(sessions.userId, user.id)),
  db.delete(identities).where(eq(identities.userId, user.id)),
  db.delete(bettingAccounts).where(eq(bettingAccounts.userId, user.id)),
  db.delete(proofs).where(isProofOf(user)),
];

const eraseCodes: Eraser = (db, user) => [db.delete(otpRequests).where(isCodeOf(user))];

const eraseFavourites: Eraser = (db, { id }) => [
  db.delete(favourites).where(eq(favourites.userId, id)),
];

/** Ends the user's calendars: their addresses answer 410 from now on. */
const endCalendars: Eraser = (db, { id }, now) => [
  endingCalendars(db, { id: null, userId: id }, now),
];

/** The columns of an account that its user fills for others to see, or says of themselves, without values. */
export const EMPTY_PROFILE = {
  username: null,
  usernameKey: null,
  statusMessage: null,
  avatarKey: null,
  countryCode: null,
  ageVerified: false,
} as const satisfies Partial<UserRow>;

/** A module with personal data adds its eraser here. */
const ERASERS: readonly Eraser[] = [eraseAccount, eraseCodes, eraseFavourites, endCalendars];

/**
 * Deletes all personal data of a user at once. The row stays with its id and times only, since
 * comments, which others may still see, belong to it. Returns the key of the user's picture, which
 * nothing names any more: an upload may have replaced the one in `user`.
 */
export async function eraseUser(db: Database, user: UserRow, now: number): Promise<string | null> {
  const [[erased]] = await db.batch([
    db.select({ avatarKey: users.avatarKey }).from(users).where(eq(users.id, user.id)),
    ...ERASERS.flatMap((eraser) => eraser(db, user, now)),
    db
      .update(users)
      .set({
        email: null,
        emailKey: null,
        phone: null,
        passwordHash: null,
        uniqueHashKey: '',
        deletedAt: now,
        ...EMPTY_PROFILE,
      })
      .where(eq(users.id, user.id)),
  ]);
  return erased?.avatarKey ?? null;
}
