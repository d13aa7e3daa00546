import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CAPTCHA_REQUIRED, CAPTCHA_WRONG, RETRY_LIMIT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import { confirmPassword, getProfile, resetPassword } from '../../../contracts/patron-calls.ts';
import { register, signIn } from '../../../contracts/session-calls.ts';
import { env } from '../../../testing/bindings.ts';
import { ask, dataOf, PASSWORD, proofOf, registered } from '../../../testing/patron.ts';
import { servicesAt } from '../../../testing/services.ts';
import { admitTry } from './sign-in-limits.ts';
import type { CodeServices } from '../codes/code-services.ts';
import { solvedCaptcha, tryIn } from './testing/sign-in-tries.ts';

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
    const tryFrom = (
      net: number,
      captcha: CodeServices['captcha'] = { token: null, uuid: null },
    ) => {
      const services = servicesAt(Date.now(), { network: `2001:db8:4:${net}::/64` });
      const codes = { ...services.codes, isCaptchaRequired: true, captcha };
      const account = ['address', `site-4-${net}@example.org`] as const;
      const tried = { account, isKnownDevice: false };
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

  it.each(['192.0.2.60', '2001:db8:60:1::/64'])(
    'of an address with a network behind it do not count for the address in that network: %s',
    async (network) => {
      const identifier = `home-${network.length}@example.org`;
      await registered(identifier);
      for (let at = 0; at < 10; at += 1)
        await tryIn(`${identifier} from ${network}`, 'wrong password', '203.0.113.60');
      expect((await tryIn(identifier, PASSWORD, network)).status).toBe(200);
    },
  );

  it('of a user’s id do not count for the user’s confirmations', async () => {
    const { accessToken: token } = await registered('confirms@example.org');
    const { userId } = await dataOf(getProfile, {}, { token });
    for (let at = 0; at < 10; at += 1) await tryIn(userId, 'wrong password', '203.0.113.61');
    const proof = { body: { password: PASSWORD } };
    expect((await ask(confirmPassword, proof, { token })).status).toBe(200);
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
