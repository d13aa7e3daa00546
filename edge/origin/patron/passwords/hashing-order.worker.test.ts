import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { STATE } from '../../../contracts/states.ts';
import { scrypt, type ScryptJob } from '../../../hashing/scrypt.ts';
import { registered } from '../../../testing/patron.ts';
import { servicesAt } from '../../../testing/services.ts';
import { decodeJwt } from 'jose';
import { issueProof, readProof, type ProofKind } from '../accounts/proofs.ts';
import { registerHandlers } from '../accounts/register.ts';
import type { Derive } from './hash-password.ts';
import { passwordHandlers } from './password-handlers.ts';

const password = 'my kingdom for a goal';

/** Counts the hashes. */
function counting() {
  const jobs: ScryptJob[] = [];
  const derive: Derive = async (job) => {
    jobs.push(job);
    return scrypt({ ...job, ln: 1 });
  };
  return { jobs, derive };
}

/** A call that hashes after its proof. */
const CALLS: {
  name: string;
  kind: ProofKind;
  make: (token: string, given: { derive: Derive; userId: string }) => unknown;
}[] = [
  {
    name: 'update/password',
    kind: 'password',
    make: (token, { derive, userId }) =>
      passwordHandlers.updatePassword(
        { body: { token, password } },
        { ...servicesAt(Date.now()), derive, user: { userId } },
      ),
  },
  {
    name: 'reset/password',
    kind: 'otp-reset',
    make: (otpToken, { derive }) =>
      passwordHandlers.resetPasswordByEmail(
        { body: { otpToken, password } },
        { ...servicesAt(Date.now()), derive },
      ),
  },
  {
    name: 'register',
    kind: 'otp-register',
    make: (otpToken, { derive }) =>
      registerHandlers.register(
        { body: { otpToken, password } },
        { ...servicesAt(Date.now()), derive },
      ),
  },
];

const { db } = servicesAt(0);

async function proofFor(kind: ProofKind, userId: string) {
  const subject = kind === 'password' ? userId : `email:order-${crypto.randomUUID()}@example.org`;
  const token = await issueProof(db, { kind, subject, lifeMs: 60_000, now: Date.now() });
  return { token, kinds: [kind], now: Date.now() };
}

async function newUser() {
  const { accessToken } = await registered(`order-${crypto.randomUUID()}@example.org`);
  return String(decodeJwt(accessToken).sub);
}

describe.each(CALLS)('$name', ({ kind, make }) => {
  it('computes no hash without a valid proof', async () => {
    const { jobs, derive } = counting();
    const userId = await newUser();
    const stray = await proofFor('otp-verify', userId);
    for (const token of ['', 'guessed', stray.token])
      expect(await make(token, { derive, userId })).toMatchObject({
        status: 400,
        facts: { state: STATE.proofRequired },
      });
    expect(jobs).toEqual([]);
  });

  it('computes at most ten hashes for one proof, also for concurrent calls', async () => {
    const { jobs, derive } = counting();
    const userId = await newUser();
    const { token } = await proofFor(kind, userId);
    const calls = Array.from({ length: 40 }, () => make(token, { derive, userId }));
    const answers = await Promise.all(calls);
    expect(jobs.length).toBeLessThanOrEqual(10);
    const refused = answers.filter((answer) => answer instanceof Refusal && answer.status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(30);
  });

  it('keeps the proof valid while too many requests wait for a hash', async () => {
    const userId = await newUser();
    const shown = await proofFor(kind, userId);
    const busy = { derive: async () => null, userId };
    expect(await make(shown.token, busy)).toMatchObject({
      status: 429,
      facts: { state: STATE.retryLimit, retryAfter: 2 },
    });
    expect(await readProof(db, shown)).not.toBeNull();
  });
});

it('confirm/password computes at most 30 hashes within 15 minutes, even for the right password', async () => {
  const { jobs, derive } = counting();
  const userId = await newUser();
  const tries = Array.from({ length: 40 }, () =>
    passwordHandlers.confirmPassword(
      { body: { password } },
      { ...servicesAt(Date.now()), derive, user: { userId } },
    ),
  );
  await Promise.all(tries);
  expect(jobs.length).toBeLessThanOrEqual(30);
});
