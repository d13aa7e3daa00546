import { describe, expect, it } from 'vitest';
import { STATE } from '../../../contracts/states.ts';
import { env } from '../../../testing/bindings.ts';
import { captchas, type CodePurpose } from '../../db/code-schema.ts';
import type { CodeServices } from './code-services.ts';
import { createDatabase } from '../../db/database.ts';
import { digestOf } from '../../../digest.ts';
import { servicesAt } from '../../../testing/services.ts';
import { otpHandlers } from './otp-handlers.ts';
import {
  HOUR,
  MINUTE,
  NOW,
  acquire,
  hasAccount,
  newEmail,
  newNetwork,
  refusal,
  sentTo,
  taken,
  verify,
  workFor,
  wrong,
} from './testing/email-codes.ts';

const db = createDatabase(env.DB);

describe('ASVS 6.6.3: guessing a code', () => {
  it('is blocked after five tries, even with the right code', async () => {
    const sent = await sentTo(newEmail());
    for (let tries = 0; tries < 5; tries += 1)
      expect(refusal(await verify({ ...sent, code: wrong(sent.code) }))).toEqual({
        status: 400,
        state: STATE.incorrectCode,
      });
    expect(refusal(await verify(sent, NOW + MINUTE))).toEqual({
      status: 429,
      state: STATE.retryLimit,
      retryAfter: 240,
    });
  });

  it('requires a captcha after many wrong codes for any address', async () => {
    await env.DB.prepare('DELETE FROM tries').run();
    const few = (captcha = { token: null, uuid: null } as CodeServices['captcha']) => {
      const services = servicesAt(NOW);
      const codes = { ...services.codes, wrongCodes: 3, isCaptchaRequired: true, captcha };
      return { ...services, codes };
    };
    const sent = await sentTo(newEmail());
    for (let at = 0; at < 3; at += 1) {
      const { requestId, code } = await sentTo(newEmail());
      const body = { requestId, code: wrong(code) };
      const answer = await otpHandlers.verifyEmailOtp({ body }, few());
      expect(refusal(answer)).toEqual({ status: 400, state: STATE.incorrectCode });
    }
    const without = await otpHandlers.verifyEmailOtp({ body: sent }, few());
    expect(refusal(without)).toEqual({ status: 400, state: STATE.captchaRequired });
    const [uuid, token] = [crypto.randomUUID(), crypto.randomUUID()];
    const tokenHash = await digestOf(token);
    await db.insert(captchas).values({ id: uuid, tokenHash, expires: NOW + MINUTE });
    const answer = await otpHandlers.verifyEmailOtp({ body: sent }, few({ uuid, token }));
    expect(taken(answer)).toHaveProperty('otpToken');
  });

  it('counts malformed input as a wrong code', async () => {
    const sent = await sentTo(newEmail());
    const answer = await verify({ ...sent, code: 'abc' });
    expect(refusal(answer)).toEqual({ status: 400, state: STATE.incorrectCode });
  });
});

describe('an address with twenty wrong codes, those of sign-ups aside, within a day', () => {
  const INCORRECT = { status: 400, state: STATE.incorrectCode };

  /** Tries wrong codes for an address, five of each code. */
  async function guess(email: string, purpose: CodePurpose, codes: number) {
    for (let at = 0; at < codes; at += 1) {
      const sent = await sentTo(email, purpose);
      for (let tries = 0; tries < 5; tries += 1)
        expect(refusal(await verify({ ...sent, code: wrong(sent.code) }))).toEqual(INCORRECT);
    }
  }

  it('has one try of each code, and a right one still works', async () => {
    const email = newEmail();
    await hasAccount(email);
    const early = await sentTo(email, 'signin');
    await guess(email, 'signin', 2);
    await guess(email, 'reset', 2);
    for (const sent of [early, await sentTo(email, 'reset')]) {
      expect(refusal(await verify({ ...sent, code: wrong(sent.code) }))).toEqual(INCORRECT);
      expect(refusal(await verify(sent))).toMatchObject({ status: 429, state: STATE.retryLimit });
    }
    for (const purpose of ['signin', 'reset', 'register'] as const)
      taken(await verify(await sentTo(email, purpose)));
    const other = newEmail();
    await hasAccount(other);
    const sent = await sentTo(other, 'signin');
    await verify({ ...sent, code: wrong(sent.code) });
    taken(await verify(sent));
  });

  it('has one try of each code after wrong ones for a user who is signed in', async () => {
    const email = newEmail();
    const user = { userId: await hasAccount(email) };
    for (let at = 0; at < 4; at += 1) {
      const services = servicesAt(NOW, { user });
      const { requestId } = taken(await acquire(services, email, 'verify'));
      const code = wrong(services.sent[0]?.code ?? '');
      for (let tries = 0; tries < 5; tries += 1)
        expect(refusal(await verify({ requestId, code }))).toEqual(INCORRECT);
    }
    const sent = await sentTo(email, 'signin');
    expect(refusal(await verify({ ...sent, code: wrong(sent.code) }))).toEqual(INCORRECT);
    expect(refusal(await verify(sent))).toMatchObject({ status: 429 });
  });

  it('has five tries again a day later', async () => {
    const email = newEmail();
    await hasAccount(email);
    await guess(email, 'signin', 4);
    const later = NOW + 24 * HOUR;
    const sent = await sentTo(email, 'signin', later);
    for (let tries = 0; tries < 4; tries += 1)
      await verify({ ...sent, code: wrong(sent.code) }, later);
    expect(taken(await verify(sent, later))).toHaveProperty('otpToken');
  });

  it('gets a code for a captcha of the most work alone', async () => {
    const email = newEmail();
    await hasAccount(email);
    await guess(email, 'reset', 4);
    expect(await workFor(servicesAt(NOW, { network: newNetwork() }), email)).toBe(16);
  });

  it('has no more guesses if they are concurrent', async () => {
    const email = newEmail();
    await hasAccount(email);
    const codes = [];
    for (let at = 0; at < 8; at += 1) codes.push(await sentTo(email, 'signin'));
    const answers = await Promise.all(
      codes.flatMap(({ code, ...sent }) =>
        Array.from({ length: 5 }, () => verify({ ...sent, code: wrong(code) })),
      ),
    );
    const checked = answers.filter((answer) => refusal(answer)?.status === 400);
    expect(checked.length).toBeLessThanOrEqual(20 + codes.length);
  });

  it.each([
    ['right ones', 'signin', (code: string) => code],
    ['those of a registration', 'register', wrong],
  ] as const)('is not one with other codes: %s', async (_which, purpose, typed) => {
    const email = newEmail();
    await hasAccount(email);
    for (let at = 0; at < 21; at += 1) {
      const sent = await sentTo(email, purpose);
      await verify({ ...sent, code: typed(sent.code) });
    }
    const sent = await sentTo(email, 'signin');
    await verify({ ...sent, code: wrong(sent.code) });
    expect(taken(await verify(sent))).toHaveProperty('otpToken');
  });
});
