import { expect } from 'vitest';
import { Refusal } from '../../../../calls/handler.ts';
import { STATE } from '../../../../contracts/states.ts';
import { digestOf } from '../../../../digest.ts';
import { env } from '../../../../testing/bindings.ts';
import { servicesAt, type TestServices } from '../../../../testing/services.ts';
import { users } from '../../../db/account-schema.ts';
import { captchas, type CodePurpose } from '../../../db/code-schema.ts';
import { createDatabase } from '../../../db/database.ts';
import { otpHandlers } from '../otp-handlers.ts';

const db = createDatabase(env.DB);
export const NOW = 1_800_000_000_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

let made = 0;
export const newEmail = () => `fan${(made += 1)}@example.org`;
export const newNetwork = () => `192.0.2.${(made += 1)}`;

/** Returns a function that names networks of one sender: always the same IPv4 address, or ever new networks of one /48. */
export const newAddress = () => {
  const address = newNetwork();
  return () => address;
};
export const newSite = () => {
  const site = `2001:db8:${(made += 1).toString(16)}`;
  return () => `${site}:${(made += 1).toString(16)}::/64`;
};

/** Throws if the call was refused. */
export function taken<Answer>(answer: Answer | Refusal): Answer {
  if (answer instanceof Refusal) throw new Error(`${answer.status}: ${answer.message}`);
  return answer;
}

export function refusal(answer: unknown) {
  if (!(answer instanceof Refusal)) return null;
  return { status: answer.status, ...answer.facts };
}

export async function acquire(
  services: TestServices,
  email: string,
  purpose: CodePurpose = 'register',
) {
  return otpHandlers.acquireEmailOtp({ body: { email, purpose } }, services);
}

export async function sentTo(email: string, purpose: CodePurpose = 'register', now = NOW) {
  const services = servicesAt(now);
  const { requestId } = taken(await acquire(services, email, purpose));
  return { requestId, code: services.sent[0]?.code ?? '' };
}

export async function verify(body: { requestId: string; code: string }, now = NOW) {
  return otpHandlers.verifyEmailOtp({ body }, servicesAt(now));
}

export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export async function hasAccount(email: string): Promise<string> {
  const id = crypto.randomUUID();
  const emailKey = email.toLowerCase();
  await db.insert(users).values({ id, email, emailKey, uniqueHashKey: id, createdAt: NOW });
  return id;
}

/** Returns a solved captcha. */
export async function solved(work = 1): Promise<{ uuid: string; token: string }> {
  const [uuid, token] = [crypto.randomUUID(), crypto.randomUUID()];
  const tokenHash = await digestOf(token);
  await db.insert(captchas).values({ id: uuid, tokenHash, work, expires: NOW + 2 * HOUR });
  return { uuid, token };
}

/** Returns the least captcha work that sends a code. */
export async function workFor(services: TestServices, email: string): Promise<number | undefined> {
  const required = { ...services, codes: { ...services.codes, isCaptchaRequired: true } };
  for (const work of [1, 2, 4, 8, 16]) {
    const codes = { ...required.codes, captcha: await solved(work) };
    const answer = await acquire({ ...required, codes }, email);
    if (!(answer instanceof Refusal)) return work;
    expect(refusal(answer)).toEqual({ status: 400, state: STATE.captchaTooEasy });
  }
  return undefined;
}
