import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { ApiCall } from '../contracts/api-call.ts';
import * as CAPTCHA_CALLS from '../contracts/captcha-calls.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import * as OTP_CALLS from '../contracts/otp-calls.ts';
import { SESSION_OVER } from '../contracts/messages.ts';
import { confirmPassword } from '../contracts/patron-calls.ts';
import { register } from '../contracts/session-calls.ts';
import type { CodePurpose } from '../origin/db/code-schema.ts';
import type { CaseMaker, ContractCase, ContractCases, Prepared, Values } from './contract-case.ts';

/** Password of all accounts that cases open. */
export const PASSWORD = 'a horse, a kingdom';

const outboxSchema = v.array(v.object({ to: v.string(), code: v.nullable(v.string()) }));

let made = 0;
/** Returns an address that has received no code yet. */
export const newEmail = () => `new-fan-${(made += 1)}@example.org`;
/** Returns a Brazilian mobile number that has received no code yet. */
export const newPhone = () => `+5511961${String((made += 1)).padStart(6, '0')}`;

/** Solves a captcha and returns its headers. */
export async function solvedCaptcha(
  maker: CaseMaker,
  work?: number,
): Promise<Record<string, string>> {
  const body = await solution(maker, work);
  const { token } = await dataOf(maker, CAPTCHA_CALLS.verifyCaptcha, { values: { body } });
  return { 'captcha-token': token, 'captcha-uuid': body.uuid };
}

export async function solution(maker: CaseMaker, work = 1) {
  const { uuid, challenge } = await dataOf(maker, CAPTCHA_CALLS.askCaptcha, { values: { work } });
  const solved = await solveChallenge({ challenge, deriveKey });
  return { uuid, payload: btoa(JSON.stringify({ challenge, solution: solved })) };
}

interface Asked {
  purpose?: CodePurpose;
  /** Token of the fan. */
  session?: string | undefined;
  /** Default: a new one each time. */
  phone?: string;
}

/** Returns a code sent by e-mail, and its request. */
export async function sentEmail(
  maker: CaseMaker,
  email = newEmail(),
  { purpose = 'register', session }: Asked = {},
) {
  const headers = await solvedCaptcha(maker);
  const asked = { values: { body: { email, purpose } }, headers, session };
  const earlier = await codesTo(maker, email);
  const { requestId } = await dataOf(maker, OTP_CALLS.acquireEmailOtp, asked);
  return { requestId, code: await codeAfter(earlier, maker, email) };
}

export async function openedPhone(
  maker: CaseMaker,
  { purpose = 'register', session, phone = newPhone() }: Asked = {},
) {
  const values = { body: { phone, purpose } };
  return dataOf(maker, OTP_CALLS.openPhoneOtp, { values, session });
}

/** Does so by SMS. */
export async function sentPhone(maker: CaseMaker, asked: Asked = {}) {
  const { sessionId, phone } = await openedPhone(maker, asked);
  const headers = await solvedCaptcha(maker);
  const earlier = await codesTo(maker, phone);
  await dataOf(maker, OTP_CALLS.acquirePhoneOtp, { values: { body: { sessionId } }, headers });
  return { sessionId, code: await codeAfter(earlier, maker, phone) };
}

/** Returns the codes of all messages to an address, newest first; empty for a message without one. */
async function codesTo({ outbox }: CaseMaker, to: string): Promise<string[]> {
  const sent = v.parse(outboxSchema, await (await fetch(outbox)).json());
  return sent.flatMap((message) => (message.to === to ? [message.code ?? ''] : []));
}

/** Waits for a message after the `earlier` ones to an address; returns its code. */
async function codeAfter(
  earlier: readonly string[],
  maker: CaseMaker,
  to: string,
): Promise<string> {
  let codes = earlier;
  await expect
    .poll(async () => (codes = await codesTo(maker, to)).length)
    .toBeGreaterThan(earlier.length);
  return codes[0] ?? '';
}

export interface Fan {
  email: string;
  accessToken: string;
  renewalToken: string;
}

/** Returns the data of a call that a case needs first. */
export async function dataOf<Call extends ApiCall>(
  maker: CaseMaker,
  call: Call,
  { values, headers, session }: Omit<Prepared, 'session'> & Pick<Asked, 'session'>,
): Promise<v.InferOutput<Call['data']>> {
  const { status, body } = await maker.ask(call, values, headers, session);
  if (status !== 200)
    throw new Error(`${call.method} ${call.path} answers ${status} ${JSON.stringify(body)}`);
  return v.parse(envelopeSchema<Call['data']>(call.data), body).data;
}

/** Returns proof that an address is owned. */
export async function proofOf(
  maker: CaseMaker,
  email: string,
  purpose: CodePurpose = 'register',
): Promise<string> {
  const values = { body: await sentEmail(maker, email, { purpose }) };
  return (await dataOf(maker, OTP_CALLS.verifyEmailOtp, { values })).otpToken;
}

/** Opens an account for a new fan. */
export async function newFan(
  maker: CaseMaker,
  email = newEmail(),
  rest: object = {},
): Promise<Fan> {
  const otpToken = await proofOf(maker, email);
  const body = { otpToken, password: PASSWORD, ...rest };
  // One network may not open a hundred accounts in 15 minutes.
  const network = { 'cf-connecting-ip': `192.0.2.${(made += 1) % 250}` };
  const answer = await maker.ask(register, { body }, network);
  const { data } = v.parse(envelopeSchema(register.data), answer.body);
  const cookies = [answer.headers['set-cookie'] ?? []].flat().join('; ');
  const [, renewalToken = ''] = /__Host-\w+-renewal=([^;]+)/.exec(cookies) ?? [];
  return { email, accessToken: data.accessToken, renewalToken };
}

const fans = new Map<string, Promise<Fan>>();
/** Returns one fan per product and name; without a name, one whom no case changes. */
export async function fanOf(maker: CaseMaker, name = ''): Promise<Fan> {
  const key = `${maker.outbox} ${name}`;
  const known = fans.get(key) ?? newFan(maker);
  fans.set(key, known);
  return known;
}

/** Makes a call as the case's fan, with a body. */
export function asFan(
  body?: (fan: Fan, maker: CaseMaker) => object | Promise<object>,
): ContractCase {
  return {
    prepare: async (maker) => {
      const fan = await fanOf(maker);
      const values: Values = body ? { body: await body(fan, maker) } : {};
      return { values, session: fan.accessToken };
    },
  };
}

/** Does so as a new fan, whom the call may change. */
export function asNewFan(
  body: (fan: Fan, maker: CaseMaker) => object | Promise<object>,
): ContractCase {
  return {
    prepare: async (maker) => {
      const fan = await newFan(maker);
      return { values: { body: await body(fan, maker) }, session: fan.accessToken };
    },
  };
}

/** Confirms a fan's password again; returns the proof for one change. */
export async function confirmed(maker: CaseMaker, { accessToken }: Fan): Promise<string> {
  const asked = { values: { body: { password: PASSWORD } }, session: accessToken };
  return (await dataOf(maker, confirmPassword, asked)).token;
}

export type Refused = NonNullable<ContractCases['refused']>[number];

/** A call with an unknown session. */
export const stranger = (values: Values = {}): Refused => ({
  values,
  status: 401,
  message: SESSION_OVER,
});
