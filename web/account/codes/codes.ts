import {
  acquireEmailOtp,
  acquirePhoneOtp,
  openPhoneOtp,
  type Purpose,
  verifyEmailOtp,
  verifyPhoneOtp,
} from '../../../edge/contracts/otp-calls.ts';
import { call, type Api } from '../../api/client.ts';
import { humanOnly } from './human-only.ts';
import { passCaptcha, type Solve } from './pass-captcha.ts';

/** An address that codes are sent to, as the API writes it. */
export interface Address {
  kind: 'email' | 'phone';
  identifier: string;
}

/** A code that is on its way. */
export interface SentCode extends Address {
  purpose: Purpose;
  /** Of a confirmed password: with it the address is added to the account. */
  token?: string | undefined;
  /** Of the request (e-mail) or the session (phone) that it is bound to. */
  id: string;
  /** When another may be asked for, ms as `Date.now`. */
  resendAt: number;
}

interface Asked extends Address {
  purpose: Purpose;
  token?: string | undefined;
  /** The session of a phone that codes were sent to before. */
  id?: string | undefined;
}

/** Sends a code, once the captcha is passed. */
export function sendCode(api: Api, asked: Asked, solve?: Solve): Promise<SentCode> {
  const { kind, identifier, purpose } = asked;
  return humanOnly(async () => {
    const headers = await passCaptcha(api, solve);
    if (kind === 'email') {
      const body = { email: identifier, purpose };
      const sent = await call(api, acquireEmailOtp, { body }, undefined, headers);
      return sentCode(asked, sent.requestId, sent.resendIn);
    }
    const sessionId = asked.id ?? (await openSession(api, asked));
    const body = { sessionId };
    const { resendIn } = await call(api, acquirePhoneOtp, { body }, undefined, headers);
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

/** The proof that a code was right. */
export function verifyCode(api: Api, { kind, id, token }: SentCode, code: string): Promise<string> {
  return humanOnly(async () => {
    const { otpToken } =
      kind === 'email'
        ? await call(api, verifyEmailOtp, { body: { requestId: id, code, token } })
        : await call(api, verifyPhoneOtp, { body: { sessionId: id, code, token } });
    return otpToken;
  });
}
