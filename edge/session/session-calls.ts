/*
 * Calls of the patron API that begin, renew or end a session, by path: an
 * operator's own API answers them too.
 */

export const RENEW_PATH = '/v2/patron-user/renew';
export const REGISTER_PATH = '/v2/patron-user/register';

const BEGIN: ReadonlySet<string> = new Set([
  '/v2/patron-user/signin',
  '/v3/patron-user/signin',
  REGISTER_PATH,
  '/v3/patron-user/sync',
  // Ends all other sessions, and answers anew for this one.
  '/v3/patron-user/update/password',
]);
const SOCIAL = /^\/v3\/patron-user\/social\/[^/]+\/callback$/;

export function beginsSession(path: string): boolean {
  return BEGIN.has(path) || SOCIAL.test(path);
}

export const SIGN_OUT_PATH = '/v2/patron-user/signout';
export const DELETE_PATH = '/v3/patron-user/delete';
