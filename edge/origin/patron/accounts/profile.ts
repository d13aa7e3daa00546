import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { isUsername, STATUS_MESSAGE_LENGTH } from '../../../contracts/credentials.ts';
import { STATE } from '../../../contracts/states.ts';
import type { Profile } from '../../../contracts/patron-calls.ts';
import { bettingAccounts, identities, users, type UserRow } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import type { OriginHandlers } from '../../services.ts';
import { limitTry, type Limit } from '../../throttle.ts';
import { LONG_COUNTS } from './account-counts.ts';
import { eraseUser } from './erase-user.ts';
import { spendProof } from './proofs.ts';
import {
  PROOF_REQUIRED,
  USERNAME_MALFORMED,
  USERNAME_RESERVED,
  USERNAME_TAKEN,
} from './refusals.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { findUser, updateUser, usernameKeyOf } from './users.ts';

/** Returns a user's profile, with the linked accounts that can sign in. */
export async function profileOf(db: Database, user: UserRow): Promise<Profile> {
  const [linked, betting] = await db.batch([
    db
      .select({ provider: identities.provider })
      .from(identities)
      .where(eq(identities.userId, user.id)),
    db
      .select({ account: bettingAccounts.account })
      .from(bettingAccounts)
      .where(eq(bettingAccounts.userId, user.id))
      .orderBy(bettingAccounts.linkedAt, bettingAccounts.account),
  ]);
  return {
    userId: user.id,
    email: user.email,
    phone: user.phone,
    username: user.username,
    statusMessage: user.statusMessage,
    avatarUri: user.avatarKey === null ? null : `/img/avatar/${user.avatarKey}`,
    countryCode: user.countryCode,
    uniqueHashKey: user.uniqueHashKey,
    hasPassword: user.passwordHash !== null,
    ageVerified: user.ageVerified,
    createdAt: user.createdAt,
    providers: [...new Set(linked.map(({ provider }) => provider))].toSorted(),
    bettingAccounts: betting.map(({ account }) => account),
    addressConfirmed: user.confirmedAt !== null,
  };
}

const MESSAGE_TOO_LONG = new Refusal(400, 'A status message has 160 characters at most.', {
  state: STATE.statusMessageTooLong,
});

/** Most usernames of an account: each is a write, and a fan has one name, not hundreds. */
const USERNAMES: Limit = { limit: 10, windowMs: 86_400_000 };

/** Most status messages of an account: each is a write. */
const STATUS_MESSAGES: Limit = { limit: 30, windowMs: 3_600_000 };

export const profileHandlers = {
  getProfile: async (_input, { db, user }) => {
    const found = await findUser(db, user.userId);
    return found ? profileOf(db, found) : undefined;
  },
  updateUsername: async ({ body }, services) => {
    const { db, user } = services;
    const username = body.username.trim();
    if (!isUsername(username)) return USERNAME_MALFORMED;
    if (isReservedUsername(username)) return USERNAME_RESERVED;
    const refused = await limitTry(services, LONG_COUNTS.usernames(user.userId), USERNAMES);
    if (refused) return refused;
    // The first of concurrent requests wins: the other's row stays unchanged.
    const changed = await db.all(
      sql`update or ignore ${users} set username = ${username}, username_key = ${usernameKeyOf(username)} where id = ${user.userId} and deleted_at is null returning id`,
    );
    return changed.length > 0 ? { username } : USERNAME_TAKEN;
  },
  updateStatusMessage: async ({ body }, services) => {
    const { db, user } = services;
    const statusMessage = body.statusMessage.trim() || null;
    if ([...(statusMessage ?? '')].length > STATUS_MESSAGE_LENGTH) return MESSAGE_TOO_LONG;
    const refused = await limitTry(services, ['status', user.userId], STATUS_MESSAGES);
    if (refused) return refused;
    const changed = await updateUser(db, user.userId, { statusMessage });
    return changed.length > 0 ? { statusMessage } : undefined;
  },
  deleteAccount: async ({ body }, { db, now, user, avatars }) => {
    const found = await findUser(db, user.userId);
    const shown = { token: body.token, kinds: ['password'], subject: user.userId, now } as const;
    if (!found || (await spendProof(db, shown)) === null) return PROOF_REQUIRED;
    // The picture goes before the erasure, which deletes the only reference to it.
    if (found.avatarKey !== null) await avatars.delete(found.avatarKey);
    const erased = await eraseUser(db, found, now);
    // An upload has replaced the picture meanwhile.
    if (erased !== null && erased !== found.avatarKey) await avatars.delete(erased);
    return {};
  },
} satisfies Partial<OriginHandlers>;
