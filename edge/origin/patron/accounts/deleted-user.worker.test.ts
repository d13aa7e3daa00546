import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { env } from '../../../testing/bindings.ts';
import { servicesAt, type TestServices } from '../../../testing/services.ts';
import { users } from '../../db/account-schema.ts';
import { createDatabase } from '../../db/database.ts';
import { favourites } from '../../db/fan-schema.ts';
import { favouriteHandlers } from '../../media/favourites/favourite-handlers.ts';
import { ageHandlers } from '../age/age-handlers.ts';
import { bettingHandlers } from '../betting/betting-handlers.ts';
import { eraseUser } from './erase-user.ts';
import { profileHandlers } from './profile.ts';
import { issueProof } from './proofs.ts';
import { updateUser } from './users.ts';

const db = createDatabase(env.DB);
const NOW = Date.now();

type Asked = TestServices & { user: { userId: string } };

/** Calls accepted before the account is deleted that finish after it. */
const UNDER_WAY: Record<string, (services: Asked) => unknown> = {
  'a new username': (services) =>
    profileHandlers.updateUsername({ body: { username: 'still_here' } }, services),
  'a status message': (services) =>
    profileHandlers.updateStatusMessage({ body: { statusMessage: 'still here' } }, services),
  'an age': (services) => ageHandlers.verifyAge({ body: { dateOfBirth: '1990-05-17' } }, services),
  'a new password': ({ user }) => updateUser(db, user.userId, { passwordHash: 'hash' }),
  favourites: (services) =>
    favouriteHandlers.addFavourites(
      { body: { items: [{ type: 10, favouriteItemId: '1' }] } },
      services,
    ),
  'a betting account': async (services) => {
    const shown = { kind: 'password', subject: services.user.userId } as const;
    const token = await issueProof(db, { ...shown, lifeMs: 60_000, now: NOW });
    const body = { identifier: 'b', password: 'p', token };
    return bettingHandlers.linkBettingAccount({ body }, services);
  },
};

it.each(Object.keys(UNDER_WAY))(
  'a late request stores no data for a deleted account: %s',
  async (name) => {
    const id = crypto.randomUUID();
    const values = { id, email: 'ana@example.org', uniqueHashKey: id, createdAt: NOW };
    const [user] = await db.insert(users).values(values).returning();
    if (!user) throw new Error('No user');
    await eraseUser(db, user, NOW);
    const erased = await db.select().from(users).where(eq(users.id, id));
    const betting: TestServices['betting'] = async () => ({
      kind: 'account',
      account: { account: 'b1' },
    });
    await UNDER_WAY[name]?.({ ...servicesAt(NOW), user: { userId: id }, betting });
    expect(await db.select().from(users).where(eq(users.id, id))).toEqual(erased);
    expect(await db.select().from(favourites).where(eq(favourites.userId, id))).toEqual([]);
    expect((await env.DB.prepare('SELECT * FROM betting_accounts').all()).results).toEqual([]);
  },
);
