import * as messages from '../contracts/messages.ts';
import * as OTP_CALLS from '../contracts/otp-calls.ts';
import type { CaseMaker, ContractCases, Prepared } from './contract-case.ts';
import {
  confirmed,
  fanOf,
  newEmail,
  newFan,
  newPhone,
  openedPhone,
  sentEmail,
  sentPhone,
  solution,
  solvedCaptcha,
  stranger,
} from './fans.ts';
import { TEST_VARS } from './product.ts';
import { often } from './tried-out.ts';

/** Returns the code plus one. */
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

const WAITS = { expiresIn: 300, resendIn: Number(TEST_VARS.RESEND_SECONDS) };
const forged = { status: 400, message: messages.CAPTCHA_WRONG };
const incorrect = { status: 400, message: messages.INCORRECT_CODE };
const expired = { status: 400, message: messages.CODE_EXPIRED };

/** Cases of captchas and codes. Callers send forged captchas unless they solved one. */
export const CODE_CASES = {
  getCaptchaConfig: { good: [{ holds: { isRequired: true, provider: 'altcha' } }] },
  askCaptcha: {
    good: [
      { holds: { challenge: { parameters: { cost: 5_000 } } } },
      { values: { work: 4 }, holds: { challenge: { parameters: { data: { work: 4 } } } } },
    ],
    refused: [{ values: { work: 3 }, status: 400, message: 'work is 1, 2, 4, 8 or 16' }],
  },
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
      stranger({ body: { email: 'ana@example.org', purpose: 'verify' } }),
      {
        prepare: async (maker) => {
          const email = newEmail();
          for (let at = 0; at < 5; at += 1) await sentEmail(maker, email);
          return {
            values: { body: { email: email.toUpperCase(), purpose: 'reset' } },
            headers: await solvedCaptcha(maker, 2),
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
      stranger({ body: { requestId: 'none', code: '123456', token: 'none' } }),
      {
        prepare: async (maker) => {
          const fan = await fanOf(maker);
          const { accessToken: session } = fan;
          const sent = await sentEmail(maker, newEmail(), { purpose: 'verify', session });
          return { values: { body: { ...sent, token: await confirmed(maker, fan) } }, session };
        },
        status: 409,
        message: 'The account has another address of this kind.',
      },
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
      {
        values: { body: { phone: '+551132345678', purpose: 'signin' } },
        status: 400,
        message: messages.NO_MOBILE_NUMBER,
      },
      {
        values: { body: { phone: '+34600000000', purpose: 'signin' } },
        status: 400,
        message: messages.NO_SMS_COUNTRY,
      },
      stranger({ body: { phone: '+5511961234567', purpose: 'verify' } }),
    ],
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
          const phone = newPhone();
          for (let at = 0; at < 5; at += 1) await sentPhone(maker, { phone });
          const { sessionId } = await openedPhone(maker, { phone });
          return { values: { body: { sessionId } }, headers: await solvedCaptcha(maker, 2) };
        },
        ...often,
      },
    ],
  },
  verifyPhoneOtp: {
    good: [
      { prepare: async (maker) => ({ values: { body: await sentPhone(maker) } }), holds: {} },
      {
        prepare: async (maker) => {
          const fan = await newFan(maker);
          const { accessToken: session } = fan;
          const sent = await sentPhone(maker, { purpose: 'verify', session });
          return { values: { body: { ...sent, token: await confirmed(maker, fan) } }, session };
        },
        holds: {},
      },
    ],
    refused: [
      stranger({ body: { sessionId: 'none', code: '123456', token: 'none' } }),
      {
        prepare: async (maker) => {
          const fan = await newFan(maker);
          const { accessToken: session } = fan;
          const add = async () => {
            const sent = await sentPhone(maker, { purpose: 'verify', session });
            return { body: { ...sent, token: await confirmed(maker, fan) } };
          };
          await maker.ask(OTP_CALLS.verifyPhoneOtp, await add(), {}, session);
          return { values: await add(), session };
        },
        status: 409,
        message: 'The account has another address of this kind.',
      },
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
