import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { PRODUCT } from '../contracts/product.ts';

/** Holds the access token (design §4), and is what a patron API is sent. */
export const SESSION_COOKIE = PRODUCT;
/** Holds the renewal token, which no page and no upstream but the patron API's renewal sees. */
export const RENEWAL_COOKIE = `__Host-${PRODUCT}-renewal`;

/** Lifetime of both, s: 60 days. How long an access token is good for stands in itself. */
const AGE = 60 * 24 * 3_600;

/** No script reads them, no plain connection carries them, no other site's form sends them. */
const KEPT = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const;

/** What a browser holds of a session; null for what is missing, or could not be sent on. */
export interface Credentials {
  accessToken: string | null;
  renewalToken: string | null;
}

/** A bearer token of RFC 6750, no longer than a header may be: what can be sent, and kept in a cookie. */
const TOKEN = /^[\w.~+/-]{1,4000}={0,2}$/;

/** A token as it was told; null for what can be none. */
export function readToken(value: unknown): string | null {
  return typeof value === 'string' && TOKEN.test(value) ? value : null;
}

export function readCredentials(c: Context): Credentials {
  return {
    accessToken: readToken(getCookie(c, SESSION_COOKIE)),
    renewalToken: readToken(getCookie(c, RENEWAL_COOKIE)),
  };
}

/** Has the browser keep what is there and forget what is null; what is not told stays as it has it. */
export function writeCredentials(c: Context, told: Partial<Credentials>): void {
  if (told.accessToken !== undefined) write(c, SESSION_COOKIE, told.accessToken);
  if (told.renewalToken !== undefined) write(c, RENEWAL_COOKIE, told.renewalToken);
}

function write(c: Context, name: string, value: string | null): void {
  const options: CookieOptions = { ...KEPT };
  if (value === null) deleteCookie(c, name, options);
  else setCookie(c, name, value, { ...options, maxAge: AGE });
}
