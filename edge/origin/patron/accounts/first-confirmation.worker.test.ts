import { describe, expect, it } from 'vitest';
import {
  confirmPassword,
  getProfile,
  linkBettingAccount,
  resetPasswordByEmail,
  updatePassword,
} from '../../../contracts/patron-calls.ts';
import { renewTokens, signIn, syncAccount } from '../../../contracts/session-calls.ts';
import { STATE } from '../../../contracts/states.ts';
import { env } from '../../../testing/bindings.ts';
import { readSessionKeys } from '../../../session/session-keys.ts';
import { ask, dataOf, proofOf } from '../../../testing/patron.ts';
import { servicesAt, type TestServices } from '../../../testing/services.ts';
import { bettingHandlers } from '../betting/betting-handlers.ts';
import { demoBettingSite } from '../betting/betting-site.ts';

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

async function signedInByCode() {
  return dataOf(signIn, { body: { otpToken: await proofOf(EMAIL, 'otp-signin') } });
}

async function confirmedByCode(token: string) {
  const otpToken = await proofOf(EMAIL, 'otp-verify');
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

  it.each(['a code', 'a reset'])(
    'happens once: an account that is linked after it stays linked (%s)',
    async (by) => {
      await openedBySite();
      if (by === 'a reset') {
        const otpToken = await proofOf(EMAIL, 'otp-reset');
        await dataOf(resetPasswordByEmail, {
          body: { otpToken, password: 'my kingdom for a goal' },
        });
      }
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
