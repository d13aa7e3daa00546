import { and, eq, isNotNull } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { STATE } from '../../../contracts/states.ts';
import type { User } from '../../../contracts/user.ts';
import { bettingAccounts, identities, users, type UserRow } from '../../db/account-schema.ts';
import type { OriginHandlers, Services } from '../../services.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { sendRemovalNotice } from './removal-notice.ts';
import { readProof, spendProof } from './proofs.ts';
import { PROOF_REQUIRED } from './refusals.ts';
import { findUser } from './users.ts';

const LAST_METHOD = new Refusal(409, 'The account has no other way to sign in.', {
  state: STATE.lastSignInMethod,
});

type SignedIn = Services & { user: User };

/**
 * Removes a way into an account, for a caller with a new proof of identity (ASVS 7.5.1). All other
 * sessions end, so that nobody who used that way stays in. `remove` returns the changed rows.
 */
async function removeSignInMethod(
  token: string,
  services: SignedIn,
  { has, isSpare, remove }: SignInMethod,
): Promise<Record<string, never> | undefined | Refusal> {
  const { db, now, user, session } = services;
  const shown = { token, kinds: ['password'], subject: user.userId, now } as const;
  if ((await readProof(db, shown)) === null) return PROOF_REQUIRED;
  const found = await findUser(db, user.userId);
  if (!found || !(await has(found))) return undefined;
  if (!isSpare(found)) return LAST_METHOD;
  if ((await spendProof(db, shown)) === null) return PROOF_REQUIRED;
  if ((await remove(found)).length === 0) return LAST_METHOD;
  await endOtherSessions(db, found.id, { session, now });
  return {};
}

interface SignInMethod {
  has: (user: UserRow) => boolean | Promise<boolean>;
  /** Whether another way remains. */
  isSpare: (user: UserRow) => boolean;
  remove: (user: UserRow) => Promise<unknown[]>;
}

/**
 * Whether codes sign in: an account always has an address, and once it is confirmed, a code sent
 * there signs in.
 */
const hasConfirmedAddress = (user: UserRow) => user.confirmedAt !== null;

export const signInMethodHandlers = {
  removeAddress: ({ kind, body }, services) =>
    removeSignInMethod(body.token, services, {
      has: (user) => user[kind] !== null,
      isSpare: ({ email, phone }) => email !== null && phone !== null,
      remove: async (user) => {
        const other = kind === 'email' ? users.phone : users.email;
        const removed = await services.db
          .update(users)
          .set(kind === 'email' ? { email: null, emailKey: null } : { phone: null })
          // The second of two concurrent removals finds the other address gone, and removes
          // nothing.
          .where(and(eq(users.id, user.id), isNotNull(other)))
          .returning({ id: users.id });
        const value = user[kind];
        if (removed.length > 0 && value !== null)
          await sendRemovalNotice(services, { kind, value });
        return removed;
      },
    }),

  unlinkProvider: ({ provider, body }, services) => {
    const { db, user } = services;
    const isIt = and(eq(identities.provider, provider), eq(identities.userId, user.userId));
    const { subject } = identities;
    return removeSignInMethod(body.token, services, {
      has: async () => (await db.select({ subject }).from(identities).where(isIt)).length > 0,
      isSpare: hasConfirmedAddress,
      remove: () => db.delete(identities).where(isIt).returning({ subject }),
    });
  },

  unlinkBettingAccount: ({ body }, services) => {
    const { db, user } = services;
    const { account, userId } = bettingAccounts;
    const isIt = and(eq(account, body.account), eq(userId, user.userId));
    return removeSignInMethod(body.token, services, {
      has: async () => (await db.select({ account }).from(bettingAccounts).where(isIt)).length > 0,
      isSpare: hasConfirmedAddress,
      remove: () => db.delete(bettingAccounts).where(isIt).returning({ account }),
    });
  },
} satisfies Partial<OriginHandlers>;
