import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { STATE } from '../../../contracts/states.ts';
import { env } from '../../../testing/bindings.ts';
import { servicesAt, type TestServices } from '../../../testing/services.ts';
import { users } from '../../db/account-schema.ts';
import type { CodePurpose } from '../../db/code-schema.ts';
import { createDatabase } from '../../db/database.ts';
import { issueProof, type ProofKind } from '../accounts/proofs.ts';
import { otpHandlers } from './otp-handlers.ts';

const db = createDatabase(env.DB);
const NOW = 1_800_000_000_000;

let made = 0;
const newEmail = () => `Second.${(made += 1)}@example.org`;
const newPhone = () => `+551196123${String((made += 1)).padStart(4, '0')}`;

async function newUser(addresses: { email?: string; phone?: string } = {}) {
  const id = crypto.randomUUID();
  const { email = null, phone = null } = addresses;
  const emailKey = email?.toLowerCase() ?? null;
  await db.insert(users).values({ id, email, emailKey, phone, uniqueHashKey: id, createdAt: NOW });
  return { userId: id };
}

const proofFor = (userId: string, kind: ProofKind = 'password') =>
  issueProof(db, { kind, subject: userId, lifeMs: 60_000, now: NOW });

/** Sends a code to an address for a signed-in user. */
async function sent(user: { userId: string }, address: string, purpose: CodePurpose = 'verify') {
  const services = servicesAt(NOW, { user });
  const answer = address.includes('@')
    ? await otpHandlers.acquireEmailOtp({ body: { email: address, purpose } }, services)
    : await otpHandlers.openPhoneOtp({ body: { phone: address, purpose } }, services);
  if (answer instanceof Refusal) throw new Error(answer.message);
  const id = 'requestId' in answer ? answer.requestId : answer.sessionId;
  if ('sessionId' in answer)
    await otpHandlers.acquirePhoneOtp({ body: { sessionId: id } }, services);
  return { id, code: services.sent[0]?.code ?? '', isEmail: 'requestId' in answer };
}

async function verify(
  user: { userId: string } | null,
  { id, code, isEmail }: Awaited<ReturnType<typeof sent>>,
  token: string,
  {
    services = servicesAt(NOW, { user }),
    ...more
  }: { services?: TestServices; replace?: true } = {},
) {
  const typed = { code, token, ...more };
  const answer = isEmail
    ? await otpHandlers.verifyEmailOtp({ body: { requestId: id, ...typed } }, services)
    : await otpHandlers.verifyPhoneOtp({ body: { sessionId: id, ...typed } }, services);
  return answer instanceof Refusal
    ? { status: answer.status, ...answer.facts }
    : { status: 200, ...answer };
}

async function addressesOf({ userId }: { userId: string }) {
  const { email, emailKey, phone } = users;
  const [row] = await db.select({ email, emailKey, phone }).from(users).where(eq(users.id, userId));
  return row;
}

const UNPROVED = { status: 400, state: STATE.proofRequired };

describe('ASVS 7.5.1: adding an address to sign in with', () => {
  it('requires the password again, and a code sent to the address', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    for (const [had, added] of [
      [{ email: newEmail() }, phone],
      [{ phone: newPhone() }, email],
    ] as const) {
      const user = await newUser(had);
      const token = await proofFor(user.userId);
      const answer = await verify(user, await sent(user, added), token);
      expect(answer).toEqual({ status: 200, otpToken: expect.any(String) });
      expect(await addressesOf(user)).toMatchObject({
        ...had,
        ...(added === email ? { email, emailKey: email.toLowerCase() } : { phone }),
      });
      expect(await verify(user, await sent(user, newPhone()), token)).toEqual(UNPROVED);
    }
  });

  it('refuses any other proof, and the code stays valid', async () => {
    const user = await newUser({ email: newEmail() });
    const code = await sent(user, newPhone());
    const others = await proofFor((await newUser()).userId);
    for (const token of ['guess', others, await proofFor(user.userId, 'otp-verify')])
      expect(await verify(user, code, token)).toEqual(UNPROVED);
    expect((await addressesOf(user))?.phone).toBeNull();
    expect((await verify(user, code, await proofFor(user.userId))).status).toBe(200);
  });

  it('refuses a caller who is not signed in, and a code sent for another user', async () => {
    const [user, thief] = [await newUser({ email: newEmail() }), await newUser()];
    const code = await sent(user, newPhone());
    expect(await verify(null, code, await proofFor(user.userId))).toEqual({
      status: 401,
      state: STATE.signInRequired,
    });
    expect(await verify(thief, code, await proofFor(thief.userId))).toEqual(UNPROVED);
    const other = await sent(user, newEmail(), 'register');
    expect(await verify(user, other, await proofFor(user.userId))).toEqual(UNPROVED);
    expect(await addressesOf(thief)).toMatchObject({ email: null, phone: null });
  });
});

describe('replacing an address with another of its kind', () => {
  it.each(['email', 'phone'] as const)(
    'works on request, and notifies the old address: %s',
    async (kind) => {
      const newOne = kind === 'email' ? newEmail : newPhone;
      const [had, next] = [newOne(), newOne()];
      const user = await newUser({ [kind]: had });
      const code = await sent(user, next);
      const services = servicesAt(NOW, { user });
      const token = await proofFor(user.userId);
      expect((await verify(user, code, token, { services, replace: true })).status).toBe(200);
      expect((await addressesOf(user))?.[kind]).toBe(next);
      expect(services.sent).toEqual([expect.objectContaining({ to: had, kind: 'removed' })]);
    },
  );

  it('needs no second code or proof after the refusal without a request to replace', async () => {
    const next = newPhone();
    const user = await newUser({ phone: newPhone() });
    const code = await sent(user, next);
    const token = await proofFor(user.userId);
    for (let calls = 0; calls < 6; calls += 1)
      expect(await verify(user, code, token)).toEqual({
        status: 409,
        state: STATE.addressPresent,
      });
    expect((await verify(user, code, token, { replace: true })).status).toBe(200);
    expect((await addressesOf(user))?.phone).toBe(next);
  });

  it('sends no notice when the address is the same', async () => {
    const email = newEmail();
    const user = await newUser({ email });
    const code = await sent(user, email.toUpperCase());
    const services = servicesAt(NOW, { user });
    const token = await proofFor(user.userId);
    expect((await verify(user, code, token, { services, replace: true })).status).toBe(200);
    expect(services.sent).toEqual([]);
  });

  it('fails when another account has taken the new address meanwhile', async () => {
    const [had, next] = [newPhone(), newPhone()];
    const user = await newUser({ phone: had });
    const code = await sent(user, next);
    await newUser({ phone: next });
    const token = await proofFor(user.userId);
    expect(await verify(user, code, token, { replace: true })).toMatchObject({ status: 409 });
    expect((await addressesOf(user))?.phone).toBe(had);
  });
});

describe('an address is not added', () => {
  it('when another account has it: no code is sent, and the response is the usual one', async () => {
    const phone = newPhone();
    await newUser({ phone });
    const user = await newUser({ email: newEmail() });
    const { id, code, isEmail } = await sent(user, phone);
    expect(code).toBe('');
    const guess = { id, code: '123456', isEmail };
    expect(await verify(user, guess, await proofFor(user.userId))).toEqual({
      status: 400,
      state: STATE.incorrectCode,
    });
  });

  it('when another account has taken it since the code was sent', async () => {
    const [email, user] = [newEmail(), await newUser({ phone: newPhone() })];
    const code = await sent(user, email);
    await newUser({ email: email.toUpperCase() });
    expect(await verify(user, code, await proofFor(user.userId))).toEqual({
      status: 409,
      state: STATE.accountExists,
    });
    expect((await addressesOf(user))?.email).toBeNull();
  });

  it('when the account has one of its kind, and no replacement is requested', async () => {
    const email = newEmail();
    const user = await newUser({ email });
    const code = await sent(user, newEmail());
    expect(await verify(user, code, await proofFor(user.userId))).toEqual({
      status: 409,
      state: STATE.addressPresent,
    });
    expect((await addressesOf(user))?.email).toBe(email);
  });
});
