import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import { STATE } from '../../../contracts/states.ts';
import { scrypt, type ScryptJob } from '../../../hashing/scrypt.ts';
import { registered } from '../../../testing/patron.ts';
import { servicesAt } from '../../../testing/services.ts';
import { decodeJwt } from 'jose';
import { issueProof, readProof, type ProofKind } from '../accounts/proofs.ts';
import { registerHandlers } from '../accounts/register.ts';
import type { BreachRange } from './breach-list.ts';
import type { Derive } from './hash-password.ts';
import { passwordHandlers } from './password-handlers.ts';

const password = 'my kingdom for a goal';
/** Its SHA-1. */
const breached = 'B8D86D5996DE76DECA8030DFA883404A741F7FFD';

/** Counts the hashes. */
function counting() {
  const jobs: ScryptJob[] = [];
  const derive: Derive = async (job) => {
    jobs.push(job);
    return scrypt({ ...job, ln: 1 });
  };
  return { jobs, derive };
}

interface Given {
  derive: Derive;
  userId: string;
  breaches?: BreachRange;
}

/** A call that hashes after its proof. */
const CALLS: {
  name: string;
  kind: ProofKind;
  make: (token: string, given: Given) => unknown;
}[] = [
  {
    name: 'update/password',
    kind: 'password',
    make: (token, { userId, ...given }) =>
      passwordHandlers.updatePassword(
        { body: { token, password } },
        { ...servicesAt(Date.now()), ...given, user: { userId } },
      ),
  },
  {
    name: 'reset/password',
    kind: 'otp-reset',
    make: (otpToken, given) =>
      passwordHandlers.resetPasswordByEmail(
        { body: { otpToken, password } },
        { ...servicesAt(Date.now()), ...given },
      ),
  },
  {
    name: 'register',
    kind: 'otp-register',
    make: (otpToken, given) =>
      registerHandlers.register(
        { body: { otpToken, password } },
        { ...servicesAt(Date.now()), ...given },
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

  it('asks the list of breached passwords at most ten times for one proof', async () => {
    const { derive } = counting();
    const userId = await newUser();
    const { token } = await proofFor(kind, userId);
    let asked = 0;
    const breaches: BreachRange = async (prefix) => {
      asked += 1;
      return breached.startsWith(prefix) ? `${breached.slice(5)}:3` : '';
    };
    for (let at = 0; at < 12; at += 1) await make(token, { derive, userId, breaches });
    expect(asked).toBe(10);
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
