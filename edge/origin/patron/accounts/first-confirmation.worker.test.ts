import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { getFanCalendar, saveMyCalendar } from '../../../contracts/fan-calendar-calls.ts';
import {
  confirmPassword,
  getProfile,
  linkBettingAccount,
  resetPasswordByEmail,
  updatePassword,
  type Provider,
} from '../../../contracts/patron-calls.ts';
import { renewTokens, signIn, syncAccount } from '../../../contracts/session-calls.ts';
import { unlinkProvider } from '../../../contracts/sign-in-method-calls.ts';
import { STATE } from '../../../contracts/states.ts';
import { env } from '../../../testing/bindings.ts';
import { readSessionKeys } from '../../../session/session-keys.ts';
import { ask, dataOf, proofOf, registered } from '../../../testing/patron.ts';
import { servicesAt, type TestServices } from '../../../testing/services.ts';
import { createDatabase } from '../../db/database.ts';
import { bettingHandlers } from '../betting/betting-handlers.ts';
import { demoBettingSite } from '../betting/betting-site.ts';
import { startSession } from '../sessions/sessions.ts';
import { socialUser } from '../social/social-user.ts';

const db = createDatabase(env.DB);
const local = { ...env, LOCAL: '1' };
const EMAIL = 'demo@bet.example';
const BETTING = { identifier: EMAIL, password: 'elpmaxe.teb@omed' };

/** Opens an account by the betting site's word alone and returns the session. */
async function openedBySite() {
  await env.DB.batch(
    ['users', 'sessions', 'betting_accounts'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  return dataOf(syncAccount, { body: BETTING }, { env: local });
}

const statusOf = async (token: string) => (await ask(getProfile, {}, { token })).status;
const syncs = () => ask(syncAccount, { body: BETTING }, { env: local });

async function signedInByCode(email = EMAIL) {
  return dataOf(signIn, { body: { otpToken: await proofOf(email, 'otp-signin') } });
}

async function resetByCode(email = EMAIL) {
  const otpToken = await proofOf(email, 'otp-reset');
  await dataOf(resetPasswordByEmail, { body: { otpToken, password: 'my kingdom for a goal' } });
}

async function confirmedByCode(token: string, email = EMAIL) {
  const otpToken = await proofOf(email, 'otp-verify');
  return (await dataOf(confirmPassword, { body: { otpToken } }, { token })).token;
}

describe('the first confirmation of an address that a betting site gave', () => {
  it('by a sign-in with a code ends all earlier sessions and links', async () => {
    const before = await openedBySite();
    const owner = await signedInByCode();
    expect(await statusOf(before.accessToken)).toBe(401);
    const body = { renewalToken: before.renewalToken };
    expect((await ask(renewTokens, { body })).status).toBe(401);
    expect(await syncs()).toMatchObject({ status: 409, body: { state: STATE.accountExists } });
    const profile = await dataOf(getProfile, {}, { token: owner.accessToken });
    expect(profile).toMatchObject({ email: EMAIL, bettingAccounts: [], addressConfirmed: true });
  });

  it('by a code for a first password ends the other sessions, and keeps its own', async () => {
    const other = await openedBySite();
    const own = await dataOf(syncAccount, { body: BETTING }, { env: local });
    const profile = await dataOf(getProfile, {}, { token: own.accessToken });
    expect(profile).toMatchObject({ bettingAccounts: ['demo-1'], addressConfirmed: false });
    const token = await confirmedByCode(own.accessToken);
    expect(await statusOf(other.accessToken)).toBe(401);
    expect((await syncs()).status).toBe(409);
    const body = { token, password: 'my kingdom for a goal' };
    const { accessToken } = await dataOf(updatePassword, { body }, { token: own.accessToken });
    expect(await statusOf(accessToken)).toBe(200);
  });

  it('invalidates earlier proofs', async () => {
    const { accessToken } = await openedBySite();
    const early = await confirmedByCode(accessToken);
    await env.DB.prepare('UPDATE users SET confirmed_at = NULL').run();
    const owner = await signedInByCode();
    const body = { token: early, password: 'my kingdom for a goal' };
    const answer = await ask(updatePassword, { body }, { token: owner.accessToken });
    expect(answer).toMatchObject({ status: 400, body: { state: STATE.proofRequired } });
  });

  it.each(['a code', 'a reset'])('ends the calendars of earlier sessions (%s)', async (by) => {
    const { accessToken: token } = await openedBySite();
    const body = { key: 'k'.repeat(42) + (by === 'a code' ? 'A' : 'B'), items: [] };
    const { calendarId: id } = await dataOf(saveMyCalendar, { body }, { token });
    await (by === 'a code' ? signedInByCode() : resetByCode());
    expect((await ask(getFanCalendar, { id })).status).toBe(410);
  });

  it('was long ago: a reset of the password ends the calendars of the account', async () => {
    const email = 'long-ago@club.example';
    const { accessToken: token } = await registered(email);
    const body = { key: 'k'.repeat(43), items: [] };
    const { calendarId: id } = await dataOf(saveMyCalendar, { body }, { token });
    await signedInByCode(email);
    expect((await ask(getFanCalendar, { id })).status).toBe(200);
    await resetByCode(email);
    expect((await ask(getFanCalendar, { id })).status).toBe(410);
  });

  it.each(['a code', 'a reset'])(
    'happens once: an account that is linked after it stays linked (%s)',
    async (by) => {
      await openedBySite();
      if (by === 'a reset') await resetByCode();
      const first = await signedInByCode();
      const token = await confirmedByCode(first.accessToken);
      const linked = { body: { ...BETTING, token } };
      await dataOf(linkBettingAccount, linked, { token: first.accessToken, env: local });
      await signedInByCode();
      expect(await statusOf(first.accessToken)).toBe(200);
      expect((await syncs()).status).toBe(200);
    },
  );

  it('refuses a sign-in by the link that is already in progress', async () => {
    await openedBySite();
    const now = Date.now();
    const services: TestServices = {
      ...servicesAt(now),
      betting: demoBettingSite,
      // Runs after the link is found, before the session is written.
      keys: async () => {
        await signedInByCode();
        return readSessionKeys(env);
      },
    };
    const answer = await bettingHandlers.syncAccount({ body: BETTING }, services);
    expect(answer).toMatchObject({ status: 401 });
  });
});

/** Returns a fan who signs in with a provider, which has confirmed their address. */
function aFan(provider: Provider = 'google', ownsEmail = false) {
  const email = `${crypto.randomUUID()}@club.example`;
  const identity = { subject: email, email, ownsEmail };
  const user = () =>
    socialUser(db, {
      provider,
      identity,
      countryCode: null,
      now: Date.now(),
      openAccount: (open) => open(),
    });
  const signedIn = async () => {
    const found = await user();
    if (found.kind !== 'user') throw new Error(found.kind);
    const services = { ...servicesAt(Date.now()), keys: () => readSessionKeys(env) };
    const tokens = await startSession(services, { id: found.userId });
    if (tokens instanceof Refusal) throw tokens;
    return tokens.accessToken;
  };
  return { email, user, signedIn };
}

describe('the first confirmation of an address that Google named but does not host', () => {
  it('by a sign-in with a code ends the sessions of the Google account and unlinks it', async () => {
    const { email, user, signedIn } = aFan();
    const before = await signedIn();
    const opened = await dataOf(getProfile, {}, { token: before });
    expect(opened).toMatchObject({ providers: ['google'], addressConfirmed: false });
    const { accessToken: token } = await signedInByCode(email);
    expect(await statusOf(before)).toBe(401);
    expect(await user()).toEqual({ kind: 'taken' });
    const profile = await dataOf(getProfile, {}, { token });
    expect(profile).toMatchObject({ userId: opened.userId, providers: [], addressConfirmed: true });
  });

  it('by a reset of the password ends the sessions of the Google account and unlinks it', async () => {
    const { email, user, signedIn } = aFan();
    const before = await signedIn();
    await resetByCode(email);
    expect(await statusOf(before)).toBe(401);
    expect(await user()).toEqual({ kind: 'taken' });
    const body = { identifier: email, password: 'my kingdom for a goal' };
    const { accessToken: token } = await dataOf(signIn, { body });
    const profile = await dataOf(getProfile, {}, { token });
    expect(profile).toMatchObject({ providers: [], addressConfirmed: true });
  });

  it('by a code in a session of the Google account keeps the session and the link', async () => {
    const { email, user, signedIn } = aFan();
    const [other, token] = [await signedIn(), await signedIn()];
    const proof = await confirmedByCode(token, email);
    expect(await statusOf(other)).toBe(401);
    const profile = await dataOf(getProfile, {}, { token });
    expect(profile).toMatchObject({ providers: ['google'], addressConfirmed: true });
    // The link stays after later codes, and can be removed, since a code signs in too.
    await signedInByCode(email);
    expect(await user()).toEqual({ kind: 'user', userId: profile.userId });
    await dataOf(unlinkProvider, { provider: 'google', body: { token: proof } }, { token });
    expect(await user()).toEqual({ kind: 'taken' });
  });

  it.each<Provider>(['google', 'apple'])(
    'has happened already if the address is the identity’s now (%s)',
    async (provider) => {
      const { email, user, signedIn } = aFan(provider, true);
      const token = await signedIn();
      await signedInByCode(email);
      expect(await statusOf(token)).toBe(200);
      await resetByCode(email);
      const { accessToken } = await signedInByCode(email);
      const profile = await dataOf(getProfile, {}, { token: accessToken });
      expect(profile).toMatchObject({ providers: [provider], addressConfirmed: true });
      expect(await user()).toEqual({ kind: 'user', userId: profile.userId });
    },
  );
});
