import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { PRODUCT } from '../contracts/product.ts';

/** The session's cookie (design §4): holds the access token. */
export const SESSION_COOKIE = PRODUCT;

/** A bearer token of RFC 6750, no longer than a header may be. */
const TOKEN = /^[\w.~+/-]{1,8000}={0,2}$/;

/** The session's token; null for a cookie that holds what no token can be, and could not be sent. */
export function sessionToken(c: Context): string | null {
  const value = getCookie(c, SESSION_COOKIE);
  return value !== undefined && TOKEN.test(value) ? value : null;
}
