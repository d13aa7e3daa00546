import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import * as CAPTCHA_CALLS from '../contracts/captcha-calls.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import * as messages from '../contracts/messages.ts';
import * as OTP_CALLS from '../contracts/otp-calls.ts';
import type { CodePurpose } from '../origin/db/code-schema.ts';
import type { CaseMaker, ContractCases, Prepared } from './contract-case.ts';

const outboxSchema = v.array(v.object({ to: v.string(), code: v.nullable(v.string()) }));

let made = 0;
/** An address that no other case has been sent a code to. */
export const newEmail = () => `fan-${Date.now()}-${(made += 1)}@example.org`;
const newPhone = () =>
  `+5511961${String(Date.now() % 100_000).padStart(5, '0')}${(made += 1) % 10}`;

/** The headers of a captcha that was solved. */
export async function solvedCaptcha({ ask }: CaseMaker): Promise<Record<string, string>> {
  const { uuid, payload } = await solution({ ask });
  const answer = await ask(CAPTCHA_CALLS.verifyCaptcha, { body: { uuid, payload } });
  const { token } = v.parse(envelopeSchema(CAPTCHA_CALLS.verifyCaptcha.data), answer.body).data;
  return { 'captcha-token': token, 'captcha-uuid': uuid };
}

async function solution({ ask }: Pick<CaseMaker, 'ask'>) {
  const answer = await ask(CAPTCHA_CALLS.askCaptcha, {});
  const { data } = v.parse(envelopeSchema(CAPTCHA_CALLS.askCaptcha.data), answer.body);
  const { uuid, challenge } = data;
  const solved = await solveChallenge({ challenge, deriveKey });
  return { uuid, payload: btoa(JSON.stringify({ challenge, solution: solved })) };
}

/** A code that was sent by e-mail, and its request. */
export async function sentEmail(
  maker: CaseMaker,
  email = newEmail(),
  purpose: CodePurpose = 'register',
) {
  const headers = await solvedCaptcha(maker);
  const { acquireEmailOtp: call } = OTP_CALLS;
  const answer = await maker.ask(call, { body: { email, purpose } }, headers);
  const { requestId } = v.parse(envelopeSchema(call.data), answer.body).data;
  return { requestId, code: await codeTo(maker, email) };
}

async function openedPhone({ ask }: CaseMaker, phone = newPhone()) {
  const { openPhoneOtp: call } = OTP_CALLS;
  const answer = await ask(call, { body: { phone, purpose: 'register' } });
  return v.parse(envelopeSchema(call.data), answer.body).data;
}

async function sentPhone(maker: CaseMaker) {
  const { sessionId, phone } = await openedPhone(maker);
  const headers = await solvedCaptcha(maker);
  await maker.ask(OTP_CALLS.acquirePhoneOtp, { body: { sessionId } }, headers);
  return { sessionId, code: await codeTo(maker, phone) };
}

async function codeTo({ outbox }: CaseMaker, to: string): Promise<string> {
  const sent = v.parse(outboxSchema, await (await fetch(outbox)).json());
  return sent.find((message) => message.to === to)?.code ?? '';
}

/** The same code, wrong by one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function triedOut(
  { ask }: CaseMaker,
  call: Parameters<CaseMaker['ask']>[0],
  body: { code: string },
): Promise<Prepared> {
  const values = { body: { ...body, code: wrong(body.code) } };
  for (let tries = 0; tries < 5; tries += 1) await ask(call, values);
  return { values };
}

const WAITS = { expiresIn: 300, resendIn: 60 };
const stranger = { status: 401, message: 'Sign in to do this.' };
const often = { status: 429, message: messages.RETRY_LIMIT };
const forged = { status: 400, message: messages.CAPTCHA_WRONG };
const incorrect = { status: 400, message: messages.INCORRECT_CODE };
const expired = { status: 400, message: messages.CODE_EXPIRED };

/** Of captchas and codes. Those who ask bring forged captchas unless they solved one. */
export const CODE_CASES = {
  getCaptchaConfig: { good: [{ holds: { isRequired: true, provider: 'altcha' } }] },
  askCaptcha: { good: [{ holds: { challenge: { parameters: { cost: 5_000 } } } }] },
  verifyCaptcha: {
    good: [
      {
        prepare: async (maker) => ({ values: { body: await solution(maker) } }),
        holds: { expiresIn: 300 },
      },
    ],
    refused: [{ values: { body: { uuid: 'none', payload: 'none' } }, ...forged }],
  },
  acquireEmailOtp: {
    good: [
      {
        prepare: async (maker) => ({
          values: { body: { email: newEmail(), purpose: 'register' } },
          headers: await solvedCaptcha(maker),
        }),
        holds: WAITS,
      },
    ],
    refused: [
      {
        values: { body: { email: 'ana@', purpose: 'signin' } },
        status: 400,
        message: messages.NO_EMAIL_ADDRESS,
      },
      { values: { body: { email: 'ana@example.org', purpose: 'signin' } }, ...forged },
      { values: { body: { email: 'ana@example.org', purpose: 'verify' } }, ...stranger },
      {
        prepare: async (maker) => {
          const email = newEmail();
          await sentEmail(maker, email);
          return {
            values: { body: { email: email.toUpperCase(), purpose: 'reset' } },
            headers: await solvedCaptcha(maker),
          };
        },
        ...often,
      },
    ],
  },
  verifyEmailOtp: {
    good: [{ prepare: async (maker) => ({ values: { body: await sentEmail(maker) } }), holds: {} }],
    refused: [
      { values: { body: { requestId: 'none', code: '123456' } }, ...expired },
      {
        prepare: async (maker) => {
          const sent = await sentEmail(maker);
          return { values: { body: { ...sent, code: wrong(sent.code) } } };
        },
        ...incorrect,
      },
      {
        prepare: async (maker) => triedOut(maker, OTP_CALLS.verifyEmailOtp, await sentEmail(maker)),
        ...often,
      },
    ],
  },
  openPhoneOtp: {
    good: [
      {
        values: { body: { phone: '(11) 96123-4567', countryCode: 'BR', purpose: 'signin' } },
        holds: { phone: '+5511961234567' },
      },
    ],
    refused: [
      {
        values: { body: { phone: '123', purpose: 'signin' } },
        status: 400,
        message: messages.NO_PHONE_NUMBER,
      },
      { values: { body: { phone: '+5511961234567', purpose: 'verify' } }, ...stranger },
    ],
    untried: [429],
  },
  acquirePhoneOtp: {
    good: [
      {
        prepare: async (maker) => {
          const { sessionId } = await openedPhone(maker);
          return { values: { body: { sessionId } }, headers: await solvedCaptcha(maker) };
        },
        holds: WAITS,
      },
    ],
    refused: [
      { values: { body: { sessionId: 'none' } }, ...expired },
      {
        prepare: async (maker) => {
          const { sessionId } = await sentPhone(maker);
          return { values: { body: { sessionId } }, headers: await solvedCaptcha(maker) };
        },
        ...often,
      },
    ],
  },
  verifyPhoneOtp: {
    good: [{ prepare: async (maker) => ({ values: { body: await sentPhone(maker) } }), holds: {} }],
    refused: [
      {
        prepare: async (maker) => {
          const sent = await sentPhone(maker);
          return { values: { body: { ...sent, code: wrong(sent.code) } } };
        },
        ...incorrect,
      },
      {
        prepare: async (maker) => triedOut(maker, OTP_CALLS.verifyPhoneOtp, await sentPhone(maker)),
        ...often,
      },
    ],
  },
} satisfies Record<string, ContractCases>;
