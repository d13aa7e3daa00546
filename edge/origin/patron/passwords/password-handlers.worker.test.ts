import { beforeAll, describe, expect, it } from 'vitest';
import { STATE } from '../../../contracts/states.ts';
import {
  confirmPassword,
  getProfile,
  resetPassword,
  resetPasswordByEmail,
  updatePassword,
} from '../../../contracts/patron-calls.ts';
import { renewTokens, signIn } from '../../../contracts/session-calls.ts';
import type { Tokens } from '../../../contracts/tokens.ts';
import { env } from '../../../testing/bindings.ts';
import { scrypt } from '../../../hashing/scrypt.ts';
import { servicesAt } from '../../../testing/services.ts';
import type { Derive } from './hash-password.ts';
import { passwordHandlers } from './password-handlers.ts';
import { ask, dataOf, PASSWORD, proofOf, registered, signedIn } from '../../../testing/patron.ts';

const NEW_PASSWORD = 'my kingdom for a goal';

async function isSignedIn({ accessToken, renewalToken = '' }: Tokens) {
  const read = await ask(getProfile, {}, { token: accessToken });
  const renewed = await ask(renewTokens, { body: { renewalToken } });
  return { reads: read.status === 200, renews: renewed.status === 200 };
}

describe('changing the password', () => {
  let here: Tokens;
  let elsewhere: Tokens;
  beforeAll(async () => {
    here = await registered('changes@example.org');
    elsewhere = await signedIn('changes@example.org');
  });

  const as = () => ({ token: here.accessToken });
  const confirm = (body: object, tokens = here) =>
    ask(confirmPassword, { body }, { token: tokens.accessToken });

  it('ASVS 7.5.1: requires the current one, and answers 403 to a wrong one', async () => {
    expect(await confirm({ password: 'not it at all' })).toMatchObject({
      status: 403,
      body: { state: STATE.wrongCredentials },
    });
    for (const token of ['', 'guessed', here.accessToken])
      expect(
        (await ask(updatePassword, { body: { token, password: NEW_PASSWORD } }, as())).status,
      ).toBe(400);
  });

  it('ASVS 7.5.1: refuses a proof of another user, and of another kind', async () => {
    const other = await registered('other@example.org');
    const { token } = await dataOf(
      confirmPassword,
      { body: { password: PASSWORD } },
      { token: other.accessToken },
    );
    const code = await proofOf('changes@example.org', 'otp-reset');
    for (const proof of [token, code])
      expect(
        await ask(updatePassword, { body: { token: proof, password: NEW_PASSWORD } }, as()),
      ).toMatchObject({ status: 400, body: { state: STATE.proofRequired } });
    const others = await proofOf('other@example.org', 'otp-verify');
    expect((await confirm({ otpToken: others })).status).toBe(400);
  });

  it('can be confirmed unencrypted, and by a code for an own address', async () => {
    const plain = { body: { password: PASSWORD } };
    expect((await ask(confirmPassword, plain, { ...as(), sealed: false })).status).toBe(200);
    const otpToken = await proofOf('Changes@example.org', 'otp-verify');
    expect((await confirm({ otpToken })).status).toBe(200);
  });

  it('is not confirmed by a code whose address leaves the account meanwhile', async () => {
    const tokens = await registered('leaving@example.org');
    const otpToken = await proofOf('leaving@example.org', 'otp-verify');
    // Runs after the code is checked.
    await env.DB.exec(
      "CREATE TRIGGER leaves AFTER INSERT ON proofs WHEN new.kind = 'password' BEGIN UPDATE users SET email = 'new@x.example', email_key = 'new@x.example' WHERE email_key = 'leaving@example.org'; END",
    );
    const answer = await confirm({ otpToken }, tokens);
    await env.DB.exec('DROP TRIGGER leaves');
    expect(answer).toMatchObject({ status: 400, body: { state: STATE.proofRequired } });
  });

  it('applies the rules for every password', async () => {
    const { token } = await dataOf(confirmPassword, { body: { password: PASSWORD } }, as());
    const body = { token, password: 'password123' };
    expect(await ask(updatePassword, { body }, as())).toMatchObject({
      status: 400,
      body: { state: STATE.passwordTooCommon },
    });
  });

  it('ASVS 7.4.3: ends all sessions, and starts a new one here', async () => {
    const { token } = await dataOf(confirmPassword, { body: { password: PASSWORD } }, as());
    const change = { body: { token, password: NEW_PASSWORD } };
    const tokens = await dataOf(updatePassword, change, as());
    expect(await isSignedIn(elsewhere)).toEqual({ reads: false, renews: false });
    expect(await isSignedIn(here)).toEqual({ reads: false, renews: false });
    expect(await isSignedIn(tokens)).toEqual({ reads: true, renews: true });
    const again = await ask(updatePassword, change, { token: tokens.accessToken });
    expect(again.status).toBe(400);
    const signIns = [PASSWORD, NEW_PASSWORD].map((password) =>
      ask(signIn, { body: { identifier: 'changes@example.org', password } }),
    );
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual([401, 200]);
  });

  it('limits the tries of a password', async () => {
    const tokens = await registered('guessed@example.org');
    await confirm({ password: 'not it at all' }, tokens);
    await env.DB.prepare('UPDATE tries SET count = 10').run();
    expect((await confirm({ password: PASSWORD }, tokens)).status).toBe(429);
  });
});

describe('a forgotten password', () => {
  it.each([
    [resetPasswordByEmail, 'forgot@example.org'],
    [resetPassword, '+5511961231111'],
  ])('is reset with a code, once, and all sessions end: $path', async (call, address) => {
    const tokens = await registered(address);
    const otpToken = await proofOf(address, 'otp-reset');
    const body = { otpToken, password: NEW_PASSWORD };
    expect((await ask(call, { body })).body).toEqual({ data: {} });
    expect(await isSignedIn(tokens)).toEqual({ reads: false, renews: false });
    expect((await ask(call, { body })).status).toBe(400);
    expect(await signedIn(address, NEW_PASSWORD)).toBeTruthy();
  });

  it.each([
    ['forgot-left@example.org', 'email = ?1, email_key = ?1', 'forgot-came@example.org'],
    ['+5511961231112', 'phone = ?1', '+5511961231113'],
  ])('is not reset by an address that left the account meanwhile: %s', async (left, set, came) => {
    const tokens = await registered(left);
    const body = { otpToken: await proofOf(left, 'otp-reset'), password: NEW_PASSWORD };
    const leave = env.DB.prepare(`UPDATE users SET ${set} WHERE ?2 IN (email, phone)`);
    const derive: Derive = async (job) => {
      await leave.bind(came, left).run();
      return scrypt(job);
    };
    const services = { ...servicesAt(Date.now()), derive };
    expect(await passwordHandlers.resetPassword({ body }, services)).toEqual({});
    expect(await isSignedIn(tokens)).toEqual({ reads: true, renews: true });
    expect(await signedIn(came, PASSWORD)).toBeTruthy();
  });

  it('ASVS 6.3.8: gets the same response where there is no account', async () => {
    const otpToken = await proofOf('no-account@example.org', 'otp-reset');
    const body = { otpToken, password: NEW_PASSWORD };
    expect((await ask(resetPasswordByEmail, { body })).body).toEqual({ data: {} });
    expect((await ask(resetPasswordByEmail, { body })).status).toBe(400);
  });

  it.each(['otp-register', 'otp-signin', 'otp-verify'] as const)(
    'requires a code for a reset: not %s',
    async (kind) => {
      const otpToken = await proofOf('forgot@example.org', kind);
      const body = { otpToken, password: NEW_PASSWORD };
      expect(await ask(resetPasswordByEmail, { body })).toMatchObject({
        status: 400,
        body: { state: STATE.proofRequired },
      });
    },
  );
});
