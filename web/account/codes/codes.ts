import {
  acquireEmailOtp,
  acquirePhoneOtp,
  openPhoneOtp,
  type Purpose,
  verifyEmailOtp,
  verifyPhoneOtp,
} from '../../../edge/contracts/otp-calls.ts';
import { STATE } from '../../../edge/contracts/states.ts';
import { call, type Api } from '../../api/client.ts';
import { isApiFailure } from '../../api/failure.ts';
import { humanOnly } from './human-only.ts';
import { callWithCaptcha, type Solve } from './pass-captcha.ts';

/** An address that codes are sent to, as the API writes it. */
export interface Address {
  kind: 'email' | 'phone';
  identifier: string;
}

/** A code that is on its way. */
export interface SentCode extends Address {
  purpose: Purpose;
  /** Proof of a confirmed password: adds the address to the account. */
  token?: string | undefined;
  /** Whether it replaces the account's address of its kind. */
  replace?: boolean | undefined;
  /** Id of the request (e-mail) or session (phone) that it is bound to. */
  id: string;
  /** When another may be requested, ms as `Date.now`. */
  resendAt: number;
}

interface Asked extends Address {
  purpose: Purpose;
  token?: string | undefined;
  /** Whether it replaces the account's address of its kind. */
  replace?: boolean | undefined;
  /** Session of a phone that got a code before. */
  id?: string | undefined;
}

/** Sends a code, once the captcha is passed. */
export function sendCode(api: Api, asked: Asked, solve?: Solve): Promise<SentCode> {
  const { kind, identifier, purpose } = asked;
  return humanOnly(async () => {
    if (kind === 'email') {
      const input = { body: { email: identifier, purpose } };
      const ask = (headers: Record<string, string>) =>
        call(api, acquireEmailOtp, input, undefined, headers);
      const sent = await callWithCaptcha(api, ask, solve);
      return sentCode(asked, sent.requestId, sent.resendIn);
    }
    const sessionId = asked.id ?? (await openSession(api, asked));
    const input = { body: { sessionId } };
    const ask = (headers: Record<string, string>) =>
      call(api, acquirePhoneOtp, input, undefined, headers);
    const { resendIn } = await callWithCaptcha(api, ask, solve);
    return sentCode(asked, sessionId, resendIn);
  });
}

async function openSession(api: Api, { identifier, purpose }: Asked): Promise<string> {
  const { sessionId } = await call(api, openPhoneOtp, { body: { phone: identifier, purpose } });
  return sessionId;
}

function sentCode(asked: Asked, id: string, resendIn: number): SentCode {
  return { ...asked, id, resendAt: Date.now() + resendIn * 1_000 };
}

/** Returns the proof that a code was right; solves a captcha if required. */
export function verifyCode(
  api: Api,
  { kind, id, token, replace }: SentCode,
  code: string,
  solve?: Solve,
): Promise<string> {
  const typed = { code, token, replace };
  const verify = (headers?: Record<string, string>) =>
    kind === 'email'
      ? call(api, verifyEmailOtp, { body: { requestId: id, ...typed } }, undefined, headers)
      : call(api, verifyPhoneOtp, { body: { sessionId: id, ...typed } }, undefined, headers);
  return humanOnly(async () => {
    try {
      return (await verify()).otpToken;
    } catch (error) {
      if (!isApiFailure(error) || error.state !== STATE.captchaRequired) throw error;
      return (await callWithCaptcha(api, verify, solve)).otpToken;
    }
  });
}
