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
import { faultOf, FormFailure } from '../form/fault.ts';
import { humanOnly } from '../../app/captcha/human-only.ts';
import {
  callAgainWithCaptcha,
  callWithCaptcha,
  type Solve,
} from '../../app/captcha/pass-captcha.ts';

/** An address that codes are sent to, as the API writes it. */
export interface Address {
  kind: 'email' | 'phone';
  identifier: string;
}

/** A code that the API has sent. */
export interface SentCode extends Address {
  purpose: Purpose;
  /** Proof of identity: with it, the right code adds the address to the account. */
  token?: string | undefined;
  /** Whether the address replaces the account's present one of its kind. */
  replace?: boolean | undefined;
  /** Id of the request (e-mail) or session (phone) to which the API binds the code. */
  id: string;
  /** Earliest time to request another code, ms as `Date.now`. */
  resendAt: number;
}

interface Asked extends Address {
  purpose: Purpose;
  token?: string | undefined;
  /** Whether the address replaces the account's present one of its kind. */
  replace?: boolean | undefined;
  /** Session id of an earlier code to the same phone. */
  id?: string | undefined;
}

/** Solves the captcha and asks the API to send a code. */
export async function sendCode(api: Api, asked: Asked, solve?: Solve): Promise<SentCode> {
  try {
    return await trySending(api, asked, solve);
  } catch (error) {
    if (!isApiFailure(error) || error.state !== STATE.retryLimit) throw error;
    // Others may have used up the codes: the fan learns what else to do.
    throw new FormFailure({ ...faultOf(error, Date.now()), text: 'fault.noCodesLeft' });
  }
}

function trySending(api: Api, asked: Asked, solve?: Solve): Promise<SentCode> {
  const { kind, identifier, purpose } = asked;
  return humanOnly(async () => {
    if (kind === 'email') {
      const input = { body: { email: identifier, purpose } };
      const ask = (headers: Record<string, string>) =>
        call(api, acquireEmailOtp, input, undefined, headers);
      const sent = await callWithCaptcha(api, ask, solve);
      return sentCode(asked, sent.requestId, sent.resendIn);
    }
    const sessionId = asked.id ?? (await openSession(api, asked, solve));
    const input = { body: { sessionId } };
    const ask = (headers: Record<string, string>) =>
      call(api, acquirePhoneOtp, input, undefined, headers);
    const { resendIn } = await callWithCaptcha(api, ask, solve);
    return sentCode(asked, sessionId, resendIn);
  });
}

async function openSession(
  api: Api,
  { identifier, purpose }: Asked,
  solve: Solve | undefined,
): Promise<string> {
  const input = { body: { phone: identifier, purpose } };
  const open = (headers?: Record<string, string>) =>
    call(api, openPhoneOtp, input, undefined, headers);
  return (await callAgainWithCaptcha(api, open, { solve })).sessionId;
}

function sentCode(asked: Asked, id: string, resendIn: number): SentCode {
  return { ...asked, id, resendAt: Date.now() + resendIn * 1_000 };
}

/** Returns the API's proof that a code is right; solves a captcha if the API demands one. */
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
  return humanOnly(async () => (await callAgainWithCaptcha(api, verify, { solve })).otpToken);
}
