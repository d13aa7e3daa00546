import { eq } from 'drizzle-orm';
import type { Profile } from '../../../contracts/patron-calls.ts';
import { identities, type UserRow } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import type { OriginHandlers } from '../../services.ts';
import { findUser } from './users.ts';

async function profileOf(db: Database, user: UserRow): Promise<Profile> {
  const linked = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, user.id));
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
  };
}

export const profileHandlers = {
  getProfile: async (_input, { db, user }) => {
    const found = await findUser(db, user.userId);
    return found ? profileOf(db, found) : undefined;
  },
} satisfies Partial<OriginHandlers>;
