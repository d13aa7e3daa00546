import { describe, expect, it } from 'vitest';
import type { ApiCall } from '../../../contracts/api-call.ts';
import {
  confirmPassword,
  getProfile,
  linkBettingAccount,
} from '../../../contracts/patron-calls.ts';
import { signIn, syncAccount } from '../../../contracts/session-calls.ts';
import { STATE } from '../../../contracts/states.ts';
import {
  removeAddress,
  unlinkBettingAccount,
  unlinkProvider,
} from '../../../contracts/sign-in-method-calls.ts';
import { env } from '../../../testing/bindings.ts';
import { ask, dataOf, PASSWORD, proofOf, registered, signedIn } from '../../../testing/patron.ts';
import { createDatabase } from '../../db/database.ts';
import { socialUser } from '../social/social-user.ts';
import { PASSWORD_PROOF_LIFE, issueProof } from './proofs.ts';

const db = createDatabase(env.DB);
const local = { ...env, LOCAL: '1' };
const BETTING = { identifier: 'second@bet.example', password: 'elpmaxe.teb@dnoces' };

let made = 0;
async function newFan() {
  const email = `ways-${(made += 1)}@example.org`;
  const phone = `+55119612${String(40_000 + made)}`;
  const { accessToken } = await registered(email);
  await env.DB.prepare('UPDATE users SET phone = ? WHERE email = ?').bind(phone, email).run();
  return { email, phone, token: accessToken };
}

async function confirmed(token: string) {
  return (await dataOf(confirmPassword, { body: { password: PASSWORD } }, { token })).token;
}
const profileOf = (token: string) => dataOf(getProfile, {}, { token });

const WAYS: [string, ApiCall, object, object][] = [
  ['a phone number', removeAddress, { kind: 'phone' }, {}],
  ['Google', unlinkProvider, { provider: 'google' }, {}],
  ['a betting account', unlinkBettingAccount, {}, { account: 'demo-2' }],
];

/** A fan with every way in. */
async function withAll() {
  const fan = await newFan();
  const identity = { subject: fan.email, email: fan.email, ownsEmail: true };
  await socialUser(db, {
    provider: 'google',
    identity,
    countryCode: null,
    now: Date.now(),
    openAccount: (open) => open(),
  });
  const body = { ...BETTING, token: await confirmed(fan.token), keep: true };
  await dataOf(linkBettingAccount, { body }, { token: fan.token, env: local });
  return fan;
}

describe('a way to sign in', () => {
  it('is listed in the profile', async () => {
    const { token, email, phone } = await withAll();
    expect(await profileOf(token)).toMatchObject({
      email,
      phone,
      providers: ['google'],
      bettingAccounts: ['demo-2'],
      addressConfirmed: true,
    });
  });

  it.each(WAYS)(
    'is removed after its owner confirms their identity: %s',
    async (_what, call, values, body) => {
      const { token, email } = await withAll();
      const other = await signedIn(email);
      const unproved = await ask(call, { ...values, body: { ...body, token: 'guess' } }, { token });
      expect(unproved).toMatchObject({ status: 400, body: { state: STATE.proofRequired } });
      const before = await profileOf(token);
      const proof = await confirmed(token);
      await dataOf(call, { ...values, body: { ...body, token: proof } }, { token });
      const after = await profileOf(token);
      expect(after).not.toEqual(before);
      // Other sessions have ended; the caller's has not.
      expect((await ask(getProfile, {}, { token: other.accessToken })).status).toBe(401);
      const again = { ...values, body: { ...body, token: await confirmed(token) } };
      expect((await ask(call, again, { token })).status).toBe(404);
    },
  );

  it('is not removed where it is the only address', async () => {
    const { accessToken: token } = await registered('only@example.org');
    const input = { kind: 'email', body: { token: await confirmed(token) } };
    expect(await ask(removeAddress, input, { token })).toMatchObject({
      status: 409,
      body: { state: STATE.lastSignInMethod },
    });
  });

  it('is kept when concurrent requests remove the last two addresses', async () => {
    const { token, email, phone } = await newFan();
    const [one, other] = [await confirmed(token), await confirmed(token)];
    const answers = await Promise.all([
      ask(removeAddress, { kind: 'email', body: { token: one } }, { token }),
      ask(removeAddress, { kind: 'phone', body: { token: other } }, { token }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const left = await profileOf(token);
    expect([email, phone]).toContain(left.email ?? left.phone);
  });

  it('is not removed when no other one is confirmed', async () => {
    await env.DB.prepare('DELETE FROM betting_accounts').run();
    const other = { ...BETTING, identifier: 'demo@bet.example', password: 'elpmaxe.teb@omed' };
    const { accessToken: token } = await dataOf(syncAccount, { body: other }, { env: local });
    const { userId: subject } = await profileOf(token);
    const proof = {
      kind: 'password',
      subject,
      lifeMs: PASSWORD_PROOF_LIFE,
      now: Date.now(),
    } as const;
    const body = { account: 'demo-1', token: await issueProof(db, proof) };
    expect(await ask(unlinkBettingAccount, { body }, { token })).toMatchObject({
      status: 409,
      body: { state: STATE.lastSignInMethod },
    });
  });

  it('does not sign in to the account after it is removed', async () => {
    const { token, phone } = await withAll();
    const unlink = { body: { account: 'demo-2', token: await confirmed(token) } };
    await dataOf(unlinkBettingAccount, unlink, { token });
    const { userId } = await profileOf(token);
    const synced = await dataOf(syncAccount, { body: BETTING }, { env: local });
    expect((await profileOf(synced.accessToken)).userId).not.toBe(userId);
    await dataOf(
      removeAddress,
      { kind: 'phone', body: { token: await confirmed(token) } },
      { token },
    );
    const byCode = { otpToken: await proofOf(phone, 'otp-signin') };
    expect((await ask(signIn, { body: byCode })).status).toBe(401);
    const byPassword = { identifier: phone, password: PASSWORD };
    expect((await ask(signIn, { body: byPassword })).status).toBe(401);
  });
});
