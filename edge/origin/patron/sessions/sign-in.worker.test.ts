import type { SQL } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { STATE } from '../../../contracts/states.ts';
import { openPhoneOtp } from '../../../contracts/otp-calls.ts';
import { getProfile } from '../../../contracts/patron-calls.ts';
import { renewTokens, signIn, signInByPhone, signOut } from '../../../contracts/session-calls.ts';
import { readSessionKeys } from '../../../session/session-keys.ts';
import { secretValues } from '../../../../realtime/protocol/secret-values.ts';
import { scrypt } from '../../../hashing/scrypt.ts';
import { env } from '../../../testing/bindings.ts';
import { ask, dataOf, PASSWORD, proofOf, registered, signedIn } from '../../../testing/patron.ts';
import { servicesAt, type TestServices } from '../../../testing/services.ts';
import type { CodeServices } from '../codes/code-services.ts';
import type { Derive } from '../passwords/hash-password.ts';
import { passwordHandlers } from '../passwords/password-handlers.ts';
import { signInHandlers } from './sign-in.ts';
import { solvedCaptcha, tryIn } from './testing/sign-in-tries.ts';

describe('signing in', () => {
  it('accepts an e-mail address, however it is written, with its password', async () => {
    await registered('carla@example.org');
    for (const identifier of ['carla@example.org', ' CARLA@example.org'])
      expect(await signedIn(identifier)).toMatchObject({ expiresIn: 900 });
  });

  it('accepts a phone number in the format of the visitor’s country', async () => {
    await registered('+525512345678');
    const body = { identifier: '55 1234 5678', password: PASSWORD };
    const headers = { 'country-code': 'mx' };
    expect((await ask(signInByPhone, { body }, { headers })).status).toBe(200);
  });

  it('accepts a confirmed code in place of a password, once', async () => {
    await registered('coded@example.org');
    const body = { otpToken: await proofOf('coded@example.org', 'otp-signin') };
    expect((await ask(signIn, { body })).status).toBe(200);
    expect(await ask(signIn, { body })).toMatchObject({
      status: 401,
      body: { state: STATE.wrongCredentials },
    });
  });

  it('ASVS 6.3.8: answers the same to a wrong password, an unknown account and a malformed one', async () => {
    await registered('exists@example.org');
    const answers = [];
    for (const identifier of [
      'exists@example.org',
      'nobody@example.org',
      '+5511961230000',
      'nobody',
    ])
      answers.push(await tryIn(identifier, 'wrong password'));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('ASVS 7.2.3, 7.2.4: starts a new session with a random id each time', async () => {
    await registered('again@example.org');
    const tokens = [await signedIn('again@example.org'), await signedIn('again@example.org')];
    const [one, other] = tokens.map(({ accessToken }) => decodeJwt(accessToken)['sid']);
    expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
    expect(other).not.toBe(one);
    const [first, second] = tokens.map(({ renewalToken = '' }) => renewalToken);
    // 256 random bits beside the session's name.
    expect(first).toMatch(/^[\da-f-]{36}\.[\w-]{43}$/);
    expect(second?.split('.')[1]).not.toBe(first?.split('.')[1]);
  });

  it('ASVS 7.2.4: ends the previous session of the browser, and no other', async () => {
    const address = 'fresh@example.org';
    const [before, elsewhere] = [await registered(address), await signedIn(address)];
    const as = { token: before.accessToken };
    const wrong = { body: { identifier: address, password: 'wrong password' } };
    expect((await ask(signIn, wrong, as)).status).toBe(401);
    expect((await ask(getProfile, {}, as)).status).toBe(200);
    const body = { identifier: address, password: PASSWORD };
    const { accessToken: token } = await dataOf(signIn, { body }, as);
    const { renewalToken } = before;
    expect((await ask(renewTokens, { body: { renewalToken } })).status).toBe(401);
    for (const [each, status] of [
      [before.accessToken, 401],
      [token, 200],
      [elsewhere.accessToken, 200],
    ] as const)
      expect((await ask(getProfile, {}, { token: each })).status).toBe(status);
  });

  it('leaves an account fifty sessions: ended ones go first, then those renewed longest ago', async () => {
    const { accessToken: token } = await registered('often@example.org');
    const { sub, sid } = decodeJwt(token);
    const before = Date.now() - 1_000;
    const stored = env.DB.prepare(
      'INSERT INTO sessions (id, user_id, renewal_hash, rotated_at, created_at, expires_at, revoked_at) VALUES (?, ?, ?, ?, 0, ?, ?)',
    );
    const expiry = Date.now() + 60_000;
    await env.DB.batch([
      // The first session is the oldest, but the last renewed.
      env.DB.prepare('UPDATE sessions SET created_at = 0 WHERE id = ?').bind(sid),
      ...Array.from({ length: 60 }, (_, at) =>
        stored.bind(`often-ended-${at}`, sub, 'hash', before, expiry, before),
      ),
      ...Array.from({ length: 49 }, (_, at) =>
        stored.bind(`often-${at}`, sub, 'hash', before - 100 + at, expiry, null),
      ),
    ]);
    const { accessToken } = await signedIn('often@example.org');
    const { results } = await env.DB.prepare('SELECT id FROM sessions WHERE user_id = ?')
      .bind(sub)
      .all();
    const kept = Array.from({ length: 48 }, (_, at) => `often-${at + 1}`);
    expect(results.map(({ id }) => id).toSorted()).toEqual(
      [...kept, sid, decodeJwt(accessToken)['sid']].toSorted(),
    );
    expect((await ask(getProfile, {}, { token })).status).toBe(200);
  });

  it('ASVS 7.4.1: ends with the sign-out, which ends no other session', async () => {
    await registered('leaving@example.org');
    const [here, elsewhere] = [
      await signedIn('leaving@example.org'),
      await signedIn('leaving@example.org'),
    ];
    await dataOf(signOut, {}, { token: here.accessToken });
    expect((await ask(getProfile, {}, { token: here.accessToken })).status).toBe(401);
    expect((await ask(getProfile, {}, { token: elsewhere.accessToken })).status).toBe(200);
  });
});

describe('a password that is replaced while it is checked', () => {
  const replace = async (email: string) =>
    env.DB.prepare("UPDATE users SET password_hash = 'another' WHERE email = ?").bind(email).run();

  it('does not sign in, and the caller’s previous session stays', async () => {
    const identifier = 'replaced@example.org';
    const { accessToken } = await registered(identifier);
    const { sub, sid } = decodeJwt(accessToken);
    const services: TestServices = {
      ...servicesAt(Date.now()),
      session: { userId: String(sub), sessionId: String(sid) },
      // Runs after the password check.
      keys: async () => {
        await replace(identifier);
        return readSessionKeys(env);
      },
    };
    const body = { identifier, password: PASSWORD };
    expect(await signInHandlers.signIn({ body }, services)).toMatchObject({ status: 401 });
    const { results } = await env.DB.prepare(
      'SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = ?',
    )
      .bind(identifier)
      .all();
    // From the registration.
    expect(results).toHaveLength(1);
    expect((await ask(getProfile, {}, { token: accessToken })).status).toBe(200);
  });

  it('gives no proof', async () => {
    const identifier = 'proves-late@example.org';
    const { accessToken } = await registered(identifier);
    const services = servicesAt(Date.now());
    const db = new Proxy(services.db, {
      // The tries are deleted after the password check.
      get: (target, name) =>
        name === 'delete'
          ? (table: Parameters<typeof target.delete>[0]) => ({
              where: async (which: SQL) => {
                await replace(identifier);
                await target.delete(table).where(which);
              },
            })
          : Reflect.get(target, name),
    });
    const user = { userId: String(decodeJwt(accessToken).sub) };
    const asked = { ...services, db, user };
    const answer = await passwordHandlers.confirmPassword({ body: { password: PASSWORD } }, asked);
    expect(answer).toMatchObject({ status: 403 });
  });
});

it('a code starts no session if its address leaves the account meanwhile', async () => {
  const email = 'leaves@example.org';
  await registered(email);
  const otpToken = await proofOf(email, 'otp-signin');
  const services: TestServices = {
    ...servicesAt(Date.now()),
    // Runs after the account is found, before the session is written.
    keys: async () => {
      const change = "UPDATE users SET email = 'new@x.example', email_key = 'new@x.example'";
      await env.DB.prepare(`${change} WHERE email_key = ?`).bind(email).run();
      return readSessionKeys(env);
    },
  };
  const answer = await signInHandlers.signIn({ body: { otpToken } }, services);
  expect(answer).toMatchObject({ status: 401, facts: { state: STATE.wrongCredentials } });
});

describe('a sign-in while others wait for a hash', () => {
  /** Hashes only for those who have proved something. */
  const crowded: Derive = async (job, sender) => (sender === 'stranger' ? null : scrypt(job));

  async function trying(
    identifier: string,
    {
      token = null,
      uuid = null,
      ...given
    }: Partial<TestServices> & Partial<CodeServices['captcha']> = {},
  ) {
    const services = servicesAt(Date.now());
    const codes = { ...services.codes, isCaptchaRequired: true, captcha: { token, uuid } };
    const keys = () => readSessionKeys(env);
    const secrets = secretValues(env.SESSION_SECRET);
    return signInHandlers.signIn(
      { body: { identifier, password: PASSWORD } },
      { ...services, keys, derive: crowded, codes: { ...codes, secrets }, ...given },
    );
  }

  it('needs a captcha, and is before the others with a solved one', async () => {
    const identifier = 'crowded@example.org';
    await registered(identifier);
    expect(await trying(identifier)).toMatchObject({
      status: 400,
      facts: { state: STATE.captchaRequired },
    });
    const solved = await solvedCaptcha();
    const given = { token: solved['captcha-token'], uuid: solved['captcha-uuid'] };
    expect(await trying(identifier, given)).toMatchObject({ expiresIn: 900 });
    expect(await trying(identifier, given)).toMatchObject({
      status: 400,
      facts: { state: STATE.captchaWrong },
    });
  });

  it('needs none on a known device, which goes before solved captchas', async () => {
    const identifier = 'crowded-device@example.org';
    const { deviceToken = null } = await registered(identifier);
    const derive = vi.fn<Derive>(crowded);
    expect(await trying(identifier, { deviceToken, derive })).toMatchObject({ expiresIn: 900 });
    expect(derive.mock.calls).toEqual([[expect.anything(), 'known']]);
  });

  it('is refused for two seconds if even those wait too long', async () => {
    const identifier = 'crowded-more@example.org';
    const { deviceToken = null } = await registered(identifier);
    expect(await trying(identifier, { deviceToken, derive: async () => null })).toMatchObject({
      status: 429,
      facts: { retryAfter: 2 },
    });
  });
});

describe('a signed-in user', () => {
  it('is recognized by a public call, and no longer after the sign-out', async () => {
    const { accessToken: token } = await registered('verifies@example.org');
    const body = { phone: '+5511961230007', purpose: 'verify' };
    expect((await ask(openPhoneOtp, { body }, { token })).status).toBe(200);
    await dataOf(signOut, {}, { token });
    expect((await ask(openPhoneOtp, { body }, { token })).status).toBe(401);
    const registering = { ...body, purpose: 'register' };
    expect((await ask(openPhoneOtp, { body: registering }, { token })).status).toBe(200);
  });
});
