import type { Purpose } from '../../../edge/contracts/otp-calls.ts';
import type { SentCode } from '../codes/codes.ts';

/** A step of signing in or up. */
export type Step =
  | { kind: 'sign-in' }
  /** Asks for the address to send a code to. */
  | { kind: 'address'; purpose: Exclude<Purpose, 'verify'> }
  | { kind: 'code'; sent: SentCode }
  | { kind: 'password'; sent: SentCode; otpToken: string }
  | { kind: 'reset-done' }
  | { kind: 'betting' }
  /** The visitor is signed in from this step on. */
  | { kind: 'username' };
