import { updatePassword } from '../contracts/patron-calls.ts';
import { register, signIn, signInByPhone, syncAccount } from '../contracts/session-calls.ts';

/*
 * Calls of the patron API that begin a session, by path: an operator's own API
 * answers them too.
 */

const SIGN_INS: ReadonlySet<string> = new Set(
  [signIn, signInByPhone, register, syncAccount].map(({ path }) => path),
);
const SOCIAL = /^\/v3\/patron-user\/social\/[^/]+\/callback$/;

/** Whether a call's body identifies its caller, regardless of an earlier sign-in. */
export function signsIn(path: string): boolean {
  return SIGN_INS.has(path) || SOCIAL.test(path);
}

/**
 * Whether a call signs in, or changes the password, which ends all other sessions and renews this
 * one.
 */
export function beginsSession(path: string): boolean {
  return signsIn(path) || path === updatePassword.path;
}
