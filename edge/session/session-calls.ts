/*
 * Calls of the patron API that begin, renew or end a session, by path: an
 * operator's own API answers them too.
 */

export const RENEW_PATH = '/v2/patron-user/renew';

const SIGN_INS: ReadonlySet<string> = new Set([
  '/v2/patron-user/signin',
  '/v3/patron-user/signin',
  '/v2/patron-user/register',
  '/v3/patron-user/sync',
]);
const SOCIAL = /^\/v3\/patron-user\/social\/[^/]+\/callback$/;
/** Ends all other sessions, and answers anew for this one. */
const UPDATE_PASSWORD_PATH = '/v3/patron-user/update/password';

/** Whether a call shows by its body who makes it, whoever was signed in before. */
export function signsIn(path: string): boolean {
  return SIGN_INS.has(path) || SOCIAL.test(path);
}

export function beginsSession(path: string): boolean {
  return signsIn(path) || path === UPDATE_PASSWORD_PATH;
}

export const SIGN_OUT_PATH = '/v2/patron-user/signout';
export const DELETE_PATH = '/v3/patron-user/delete';
