import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { env } from '../../../testing/bindings.ts';
import { registered } from '../../../testing/patron.ts';
import { users } from '../../db/account-schema.ts';
import { createDatabase } from '../../db/database.ts';
import { readEmail } from '../accounts/identifier.ts';
import { createUser, findUser, findUserBy } from '../accounts/users.ts';
import { socialUser, type SocialSignIn } from './social-user.ts';

const db = createDatabase(env.DB);

function aFan() {
  const name = crypto.randomUUID();
  return { subject: name, email: `${name}@mail.example`, ownsEmail: true };
}

let clock = Date.now();

async function signIn(more: Partial<SocialSignIn>) {
  clock += 1_000;
  const identity = aFan();
  return socialUser(db, {
    provider: 'google',
    identity,
    countryCode: 'br',
    now: clock,
    openAccount: (open) => open(),
    ...more,
  });
}

async function idOf(email: string): Promise<string | undefined> {
  const identifier = readEmail(email);
  return identifier ? (await findUserBy(db, identifier))?.id : undefined;
}

describe('ASVS 6.8.1: a user who signs in with a provider', () => {
  it('gets an account of their own, and the same one each time', async () => {
    const identity = aFan();
    const first = await signIn({ identity });
    expect(first).toEqual({ kind: 'user', userId: await idOf(identity.email) });
    expect(await signIn({ identity })).toEqual(first);
  });

  it('gets none where too many have been opened, and keeps one from before', async () => {
    const refused = new Refusal(429, 'Too many');
    const openAccount = async () => refused;
    const [fresh, known] = [aFan(), aFan()];
    expect(await signIn({ identity: fresh, openAccount })).toEqual({ kind: 'refused', refused });
    expect(await idOf(fresh.email)).toBeUndefined();
    const first = await signIn({ identity: known });
    expect(await signIn({ identity: known, openAccount })).toEqual(first);
  });

  it('is identified by the provider’s user id, whatever address it sends', async () => {
    const identity = aFan();
    const first = await signIn({ identity });
    expect(await signIn({ identity: { ...identity, email: null } })).toEqual(first);
    expect(await signIn({ identity: { ...identity, email: aFan().email } })).toEqual(first);
  });

  it('is a different user at another provider, even with the same id', async () => {
    const { subject } = aFan();
    const google = await signIn({ identity: { ...aFan(), subject } });
    const apple = await signIn({
      provider: 'apple',
      identity: { ...aFan(), subject },
    });
    expect(google).not.toEqual(apple);
  });

  it('gets the account of an address that both the provider and a code confirmed', async () => {
    const identity = aFan();
    await registered(identity.email);
    const userId = await idOf(identity.email);
    expect(userId).toBeDefined();
    expect(await signIn({ identity })).toEqual({ kind: 'user', userId });
  });

  it('gets no account by an address that the provider has not confirmed', async () => {
    const identity = aFan();
    await registered(identity.email);
    expect(await signIn({ identity: { ...identity, email: null } })).toEqual({
      kind: 'unconfirmed',
    });
  });

  it('gets no account by an address that may be somebody else’s by now, but may open one', async () => {
    const identity = { ...aFan(), ownsEmail: false };
    await registered(identity.email);
    expect(await signIn({ identity })).toEqual({ kind: 'taken' });
    const another = { ...aFan(), ownsEmail: false };
    const userId = expect.any(String);
    expect(await signIn({ identity: another })).toEqual({ kind: 'user', userId });
  });

  it('gets no account whose address was never confirmed', async () => {
    const identity = aFan();
    const email = readEmail(identity.email);
    if (email === null) throw new Error('No address');
    await createUser(db, { identifier: email, countryCode: null, isConfirmed: false, now: clock });
    expect(await signIn({ identity })).toEqual({ kind: 'taken' });
    // Nor if it was just opened.
    expect(await signIn({ identity, now: clock })).toEqual({ kind: 'taken' });
  });

  it('gets one account from concurrent requests', async () => {
    const identity = aFan();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => signIn({ identity, now: clock })),
    );
    const ids = all.map((one) => (one.kind === 'user' ? one.userId : one.kind));
    expect(new Set(ids).size).toBe(1);
    expect(await findUser(db, ids[0] ?? '')).not.toBeNull();
  });

  it('gets a new account after theirs was deleted', async () => {
    const identity = aFan();
    const first = await signIn({ identity });
    if (first.kind !== 'user') throw new Error('No account');
    const gone = { deletedAt: clock, email: null, emailKey: null };
    await db.update(users).set(gone).where(eq(users.id, first.userId));
    expect(await signIn({ identity })).toMatchObject({ kind: 'user' });
    expect(await signIn({ identity })).not.toEqual(first);
  });
});
