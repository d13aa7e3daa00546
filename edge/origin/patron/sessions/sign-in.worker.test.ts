import type { SQL } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CAPTCHA_REQUIRED, CAPTCHA_WRONG, RETRY_LIMIT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import { openPhoneOtp } from '../../../contracts/otp-calls.ts';
import { confirmPassword, getProfile, resetPassword } from '../../../contracts/patron-calls.ts';
import {
  register,
  renewTokens,
  signIn,
  signInByPhone,
  signOut,
} from '../../../contracts/session-calls.ts';
import { readSessionKeys } from '../../../session/session-keys.ts';
import { secretValues } from '../../../../realtime/protocol/secret-values.ts';
import { digestOf } from '../../../digest.ts';
import { scrypt } from '../../../hashing/scrypt.ts';
import { env } from '../../../testing/bindings.ts';
import { ask, dataOf, PASSWORD, proofOf, registered, signedIn } from '../../../testing/patron.ts';
import { servicesAt, type TestServices } from '../../../testing/services.ts';
import { captchas } from '../../db/code-schema.ts';
import { createDatabase } from '../../db/database.ts';
import type { CodeServices } from '../codes/code-services.ts';
import type { Derive } from '../passwords/hash-password.ts';
import { passwordHandlers } from '../passwords/password-handlers.ts';
import { admitTry } from './sign-in-limits.ts';
import { signInHandlers } from './sign-in.ts';

type Captcha = CodeServices['captcha'];

function tryIn(
  identifier: string,
  password: string,
  network: string | null = null,
  headers: Record<string, string> = {},
) {
  return ask(signIn, { body: { identifier, password } }, { network, headers });
}

/** Returns a solved captcha's headers. */
async function solvedCaptcha() {
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID()];
  const values = { id, tokenHash: await digestOf(token), expires: Date.now() + 60_000 };
  await createDatabase(env.DB).insert(captchas).values(values);
  return { 'captcha-token': token, 'captcha-uuid': id };
}

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
    { token = null, uuid = null, ...given }: Partial<TestServices> & Partial<Captcha> = {},
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

describe('too many tries', () => {
  /** Sets all tries of a quarter of an hour to this count, and not those of the last minute. */
  const counted = async (count: number) =>
    env.DB.prepare('UPDATE tries SET count = ? WHERE until > ?')
      .bind(count, Date.now() + 120_000)
      .run();

  it.each(['limited@example.org', 'unknown-limited@example.org'])(
    'block one network from an account for a while, even with the right password: %s',
    async (identifier) => {
      const network = '192.0.2.10';
      if (!identifier.startsWith('unknown')) await registered(identifier);
      await tryIn(identifier, 'wrong password', network);
      await counted(9);
      expect((await tryIn(identifier, 'wrong password', network)).status).toBe(401);
      const refused = await tryIn(identifier, PASSWORD, network);
      expect(refused).toMatchObject({
        status: 429,
        body: { message: RETRY_LIMIT, state: STATE.retryLimit },
      });
      const retryAfter = Number(refused.headers.get('retry-after'));
      expect(retryAfter).toBeGreaterThan(700);
      expect(retryAfter).toBeLessThanOrEqual(900);
    },
  );

  it.each([null, '192.0.2.11'])(
    'are reset after a successful sign-in: from %s',
    async (network) => {
      await registered('forgiven@example.org').catch(() => undefined);
      await tryIn('forgiven@example.org', 'wrong password', network);
      await counted(9);
      expect((await tryIn('forgiven@example.org', PASSWORD, network)).status).toBe(200);
      expect((await tryIn('forgiven@example.org', PASSWORD, network)).status).toBe(200);
    },
  );

  it.each(['owner@example.org', 'unknown-owner@example.org'])(
    'by many networks on one account require a captcha, and solving it is enough: %s',
    async (identifier) => {
      const isKnown = !identifier.startsWith('unknown');
      if (isKnown) await registered(identifier);
      for (let at = 0; at < 10; at += 1)
        expect((await tryIn(identifier, 'wrong password', `198.51.100.${at}`)).status).toBe(401);
      expect(await tryIn(identifier, PASSWORD, '203.0.113.1')).toMatchObject({
        status: 400,
        body: { message: CAPTCHA_REQUIRED, state: STATE.captchaRequired },
      });
      const wrong = { 'captcha-token': 'guessed', 'captcha-uuid': 'guessed' };
      expect(await tryIn(identifier, PASSWORD, '203.0.113.1', wrong)).toMatchObject({
        status: 400,
        body: { message: CAPTCHA_WRONG, state: STATE.captchaWrong },
      });
      const solved = await solvedCaptcha();
      const answer = await tryIn(identifier, PASSWORD, '203.0.113.1', solved);
      expect(answer.status).toBe(isKnown ? 200 : 401);
    },
  );

  it('by others require no captcha on a device where the owner has signed in', async () => {
    const identifier = 'known-device@example.org';
    const { deviceToken = '' } = await registered(identifier);
    const { deviceToken: others = '' } = await registered('another-device@example.org');
    await tryIn(identifier, 'wrong password');
    await env.DB.prepare('UPDATE tries SET count = 10 WHERE count = 1').run();
    const tryOn = async (device: string) => {
      const headers = { 'device-token': device };
      return (await tryIn(identifier, PASSWORD, '203.0.113.20', headers)).status;
    };
    for (const device of ['', 'forged', others, `1.${deviceToken.split('.')[1]}`])
      expect(await tryOn(device)).toBe(400);
    expect(await tryOn(deviceToken)).toBe(200);
  });

  it('on known devices have a limit of their own, and then require a captcha', async () => {
    const identifier = 'stolen-device@example.org';
    const { deviceToken = '' } = await registered(identifier);
    const headers = { 'device-token': deviceToken };
    await Promise.all(
      Array.from({ length: 31 }, () => tryIn(identifier, 'wrong password', null, headers)),
    );
    expect((await tryIn(identifier, PASSWORD, null, headers)).status).toBe(400);
  });

  it('from one /48 require a captcha from its networks, and not from another /48', async () => {
    await tryIn('site-0@example.org', 'wrong password', '2001:db8:1:a::/64');
    await env.DB.prepare('UPDATE tries SET count = 300').run();
    await env.DB.prepare('DELETE FROM tries WHERE until < ?')
      .bind(Date.now() + 120_000)
      .run();
    expect(await tryIn('site-1@example.org', 'wrong password', '2001:db8:1:b::/64')).toMatchObject({
      status: 400,
      body: { state: STATE.captchaRequired },
    });
    expect((await tryIn('site-2@example.org', 'wrong password', '2001:db8:2:b::/64')).status).toBe(
      401,
    );
  });

  it('from a /48 that is closed count nothing before their captcha is spent, once', async () => {
    const tryFrom = (net: number, captcha: Captcha = { token: null, uuid: null }) => {
      const services = servicesAt(Date.now(), { network: `2001:db8:4:${net}::/64` });
      const codes = { ...services.codes, isCaptchaRequired: true, captcha };
      const tried = { account: `site-4-${net}@example.org`, isKnownDevice: false };
      return admitTry({ ...services, codes }, tried);
    };
    const rows = async () => (await env.DB.prepare('SELECT * FROM tries').all()).results;
    const refusedFor = (state: number) => ({ status: 400, facts: { state } });
    await env.DB.prepare('DELETE FROM tries').run();
    expect(await tryFrom(1)).toBe('stranger');
    await counted(300);
    expect(await tryFrom(2)).toMatchObject(refusedFor(STATE.captchaRequired));
    const before = await rows();
    const invented = { token: 'invented', uuid: 'invented' };
    expect(await tryFrom(3, invented)).toMatchObject(refusedFor(STATE.captchaWrong));
    expect(await tryFrom(4)).toMatchObject(refusedFor(STATE.captchaRequired));
    expect(await rows()).toEqual(before);
    const solved = await solvedCaptcha();
    const given = { token: solved['captcha-token'], uuid: solved['captcha-uuid'] };
    expect(await tryFrom(5, given)).toBe('proved');
    expect(await tryFrom(6, given)).toMatchObject(refusedFor(STATE.captchaWrong));
  });

  it('that are refused wait for nothing, since they have a place that their neighbours need', async () => {
    const [address, network] = ['waits-not@example.org', '192.0.2.77'];
    await tryIn(address, 'wrong password', network);
    await counted(10);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    expect((await tryIn(address, 'wrong password', network)).status).toBe(429);
    expect(timers).not.toHaveBeenCalledWith(expect.anything(), expect.any(Number));
  });

  it('from one /48 block only a network over its own limit where captchas are off', async () => {
    const withoutCaptcha = { ...env, CAPTCHA: 'off', LOCAL: '1' };
    const statusFrom = async (network: string) => {
      const body = { identifier: 'site-3@example.org', password: 'wrong password' };
      return (await ask(signIn, { body }, { network, env: withoutCaptcha })).status;
    };
    await env.DB.prepare('DELETE FROM tries').run();
    await statusFrom('2001:db8:3:a::/64');
    await counted(300);
    expect(await statusFrom('2001:db8:3:b::/64')).toBe(401);
    await counted(1_000);
    expect(await statusFrom('2001:db8:3:b::/64')).toBe(429);
  });

  it('by all clients within a minute require a captcha from every client', async () => {
    const few = { ...env, WRONG_SIGN_INS_PER_MINUTE: '3' };
    await env.DB.prepare('DELETE FROM tries').run();
    const tryAt = (at: number, password: string) =>
      ask(
        signIn,
        { body: { identifier: `minute-${at}@example.org`, password } },
        { network: `198.51.100.${100 + at}`, env: few },
      );
    await registered('minute-9@example.org');
    expect((await tryAt(9, PASSWORD)).status).toBe(200);
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await tryAt(at, 'wrong password')).status);
    expect(statuses).toEqual([401, 401, 401, 400]);
    expect((await tryAt(9, PASSWORD)).status).toBe(400);
  });

  it('of one network, a hundred wrong ones, require a captcha from it for every account', async () => {
    const network = '192.0.2.1';
    await registered('net-1@example.org');
    await tryIn('net-0@example.org', 'wrong password', network);
    await counted(100);
    const asked = { status: 400, body: { state: STATE.captchaRequired } };
    expect(await tryIn('net-1@example.org', PASSWORD, network)).toMatchObject(asked);
    const before = (await env.DB.prepare('SELECT * FROM tries').all()).results;
    expect(await tryIn('net-1@example.org', PASSWORD, network)).toMatchObject(asked);
    expect((await env.DB.prepare('SELECT * FROM tries').all()).results).toEqual(before);
    const solved = await solvedCaptcha();
    expect((await tryIn('net-1@example.org', PASSWORD, network, solved)).status).toBe(200);
    expect((await tryIn('net-2@example.org', 'wrong password', '192.0.2.2')).status).toBe(401);
  });

  it('of one network count only if they are wrong', async () => {
    const network = '192.0.2.7';
    const identifier = 'net-7@example.org';
    const { deviceToken = '' } = await registered(identifier);
    const counts = async () => {
      const { results } = await env.DB.prepare('SELECT count FROM tries ORDER BY count').all();
      return results.map(({ count }) => count);
    };
    await env.DB.prepare('DELETE FROM tries').run();
    await tryIn('net-8@example.org', 'wrong password', network);
    const before = await counts();
    expect((await tryIn(identifier, PASSWORD, network)).status).toBe(200);
    expect(await counts()).toEqual(before);
    // A known device's try is not counted there, so nothing is taken back.
    await tryIn(identifier, PASSWORD, network, { 'device-token': deviceToken });
    expect(await counts()).toEqual([...before, 1]);
  });

  it('of one network, a thousand, are refused, and do not lock the accounts that it tries', async () => {
    const network = '192.0.2.3';
    await registered('kept@example.org');
    await tryIn('net-3@example.org', 'wrong password', network);
    await counted(1_000);
    const refused = await Promise.all(
      Array.from({ length: 11 }, () => tryIn('kept@example.org', 'wrong password', network)),
    );
    for (const { status } of refused) expect(status).toBe(429);
    expect((await tryIn('kept@example.org', PASSWORD, '192.0.2.4')).status).toBe(200);
  });

  it('of one network close neither sign-up, nor a new password, nor a confirmation there', async () => {
    const network = '192.0.2.8';
    const email = 'net-9@example.org';
    await tryIn(email, 'wrong password', network);
    await counted(1_000);
    const body = { otpToken: await proofOf(email, 'otp-register'), password: PASSWORD };
    const { accessToken: token } = await dataOf(register, { body }, { network });
    const proof = { body: { password: PASSWORD } };
    expect((await ask(confirmPassword, proof, { network, token })).status).toBe(200);
    const reset = { otpToken: await proofOf(email, 'otp-reset'), password: 'a kingdom, a horse' };
    expect((await ask(resetPassword, { body: reset }, { network })).status).toBe(200);
  });

  it('compute no hash, so that other users do not wait', async () => {
    await registered('in-turn@example.org');
    await tryIn('net-5@example.org', 'wrong password', '192.0.2.5');
    await counted(1_000);
    const many = Array.from({ length: 40 }, () =>
      tryIn('net-5@example.org', PASSWORD, '192.0.2.5'),
    );
    expect((await tryIn('in-turn@example.org', PASSWORD, '192.0.2.6')).status).toBe(200);
    await Promise.all(many);
  });
});
