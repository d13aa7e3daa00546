import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it, vi } from 'vitest';
import type { Challenge } from '../../../contracts/captcha.ts';
import { env } from '../../../testing/bindings.ts';
import { createDatabase } from '../../db/database.ts';
import { servicesAt } from '../../../testing/services.ts';
import { otpHandlers } from '../codes/otp-handlers.ts';
import { captchaHandlers } from './captcha-handlers.ts';
import { CAPTCHA_LIFE, newCaptcha, solveCaptcha, spendCaptcha } from './captcha.ts';

// Solving is work, and slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const db = createDatabase(env.DB);
const now = Date.now();
const secret = 'a secret of tests';
const options = { secret, secrets: [secret], now, work: 1 };

async function payloadFor(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

async function solved() {
  const { uuid, challenge } = await newCaptcha(options);
  return { uuid, challenge, payload: await payloadFor(challenge) };
}

it('a solution gives a token, which allows one call', async () => {
  const { uuid, payload } = await solved();
  const token = (await solveCaptcha(db, { uuid, payload }, options)) ?? '';
  expect(token).not.toBe('');
  const spent = await Promise.all(
    Array.from({ length: 5 }, () => spendCaptcha(db, { uuid, token }, { now })),
  );
  expect(spent.filter(Boolean)).toHaveLength(1);
});

it('a solution is accepted once, also in concurrent requests', async () => {
  const { uuid, payload } = await solved();
  const tokens = await Promise.all(
    Array.from({ length: 5 }, () => solveCaptcha(db, { uuid, payload }, options)),
  );
  expect(tokens.filter((token) => token !== null)).toHaveLength(1);
  expect(await solveCaptcha(db, { uuid, payload }, options)).toBeNull();
});

it('a token is refused for another captcha, and after it expires', async () => {
  const { uuid, payload } = await solved();
  const token = (await solveCaptcha(db, { uuid, payload }, options)) ?? '';
  const other = await solved();
  expect(await spendCaptcha(db, { uuid: other.uuid, token }, { now })).toBe(false);
  expect(await spendCaptcha(db, { uuid, token: 'guess' }, { now })).toBe(false);
  expect(await spendCaptcha(db, { uuid, token }, { now: now + CAPTCHA_LIFE })).toBe(false);
});

it('an invalid solution gives no token', async () => {
  const { uuid, challenge, payload } = await solved();
  const unsolved = { counter: 1, derivedKey: '00'.repeat(32) };
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
  const another = await newCaptcha({ ...options, secret: 'another secret' });
  const attempts: [string, string][] = [
    [uuid, btoa(JSON.stringify({ challenge, solution: unsolved }))],
    [uuid, btoa(JSON.stringify({ challenge: easier, solution: unsolved }))],
    [another.uuid, await payloadFor(another.challenge)],
    [crypto.randomUUID(), payload],
    [uuid, 'no base64!'],
    [uuid, btoa('{}')],
  ];
  for (const [id, tried] of attempts)
    expect(await solveCaptcha(db, { uuid: id, payload: tried }, options)).toBeNull();
  const late = { ...options, now: now + CAPTCHA_LIFE };
  expect(await solveCaptcha(db, { uuid, payload }, late)).toBeNull();
});

it('a solution is accepted while another secret replaces that of its challenge', async () => {
  const { uuid, payload } = await solved();
  const replaced = { secrets: ['another secret'], now };
  expect(await solveCaptcha(db, { uuid, payload }, replaced)).toBeNull();
  const both = { secrets: ['another secret', secret], now };
  expect(await solveCaptcha(db, { uuid, payload }, both)).not.toBeNull();
});

it('a token allows only calls that require no more work than its captcha', async () => {
  const { uuid, challenge } = await newCaptcha({ ...options, work: 2 });
  const payload = await payloadFor(challenge);
  const token = (await solveCaptcha(db, { uuid, payload }, options)) ?? '';
  expect(await spendCaptcha(db, { uuid, token }, { now, work: 4 })).toBe(false);
  expect(await spendCaptcha(db, { uuid, token }, { now, work: 2 })).toBe(true);
});

it('a captcha requires more work as more codes are requested, up to a limit', async () => {
  await env.DB.prepare('DELETE FROM tries').run();
  const services = servicesAt(now);
  const atEase = { ...services, codes: { ...services.codes, atEase: 10 } };
  const work = async (asked?: 4) => {
    const answer = await captchaHandlers.askCaptcha({ work: asked }, atEase);
    return 'challenge' in answer ? answer.challenge.parameters.data.work : answer;
  };
  expect([await work(), await work(4)]).toEqual([1, 4]);
  for (let at = 0; at < 35; at += 1)
    await otpHandlers.acquireEmailOtp(
      { body: { email: `ease-${at}@example.org`, purpose: 'signin' } },
      atEase,
    );
  expect([await work(), await work(4)]).toEqual([3, 4]);
  await env.DB.prepare('UPDATE tries SET count = 900 WHERE count = 35').run();
  expect(await work()).toBe(16);
});

it('the token is not stored', async () => {
  const { uuid, payload } = await solved();
  const token = (await solveCaptcha(db, { uuid, payload }, options)) ?? 'none';
  const { results } = await env.DB.prepare('SELECT * FROM captchas').all();
  expect(results.length).toBeGreaterThan(0);
  expect(JSON.stringify(results)).not.toContain(token);
});
