import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { SIGNED_IN_COOKIE } from '../contracts/cookies.ts';
import { PRODUCT } from '../contracts/product.ts';

/** Holds the access token (design §4) for a patron API. */
export const SESSION_COOKIE = PRODUCT;
/**
 * Holds the renewal token, which only the patron API's renewal sees: no page and no other upstream.
 */
export const RENEWAL_COOKIE = `__Host-${PRODUCT}-renewal`;
/** Proves that a user has signed in on this device. It outlives the session. */
export const DEVICE_COOKIE = `__Host-${PRODUCT}-device`;
/** Lifetime of the device's cookie, s: 180 days. */
const DEVICE_AGE = 180 * 24 * 3_600;

/** Lifetime of the session's cookies, s: 60 days. An access token contains its own expiry. */
const AGE = 60 * 24 * 3_600;

/** No script reads them, no plain connection carries them, no other site's form sends them. */
const COOKIE_OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const;

/** A browser's session tokens; null for one that is missing or cannot be sent on. */
export interface Credentials {
  accessToken: string | null;
  renewalToken: string | null;
}

/** A bearer token (RFC 6750), short enough for a header and a cookie. */
const TOKEN = /^[\w.~+/-]{1,4000}={0,2}$/;

/** Returns a valid token unchanged, else null. */
export function readToken(value: unknown): string | null {
  return typeof value === 'string' && TOKEN.test(value) ? value : null;
}

/** With this header, `Token-Delivery: body`, an app gets its tokens in the body. */
const DELIVERY = 'token-delivery';

/**
 * Returns the access token of an app, a client that keeps its tokens itself. The app sends it in
 * `access-token`, or as a bearer token in `authorization`. Null for an app without a valid token,
 * or one that requests its first tokens; undefined for a browser. No page of another site can send
 * these headers: its browser would first send a preflight (CORS), which does not allow them.
 */
export function readAppToken(c: Context): string | null | undefined {
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '') ?? [];
  const token = bearer ?? c.req.header('access-token');
  if (token !== undefined) return readToken(token);
  return c.req.header(DELIVERY)?.toLowerCase() === 'body' ? null : undefined;
}

/** An app's header in place of `DEVICE_COOKIE`. */
export const DEVICE_TOKEN = 'device-token';

/** Returns the proof that a user signed in on this device, or null. */
export function readDeviceToken(c: Context, { isApp }: { isApp: boolean }): string | null {
  return readToken(isApp ? c.req.header(DEVICE_TOKEN) : getCookie(c, DEVICE_COOKIE));
}

export function readCredentials(c: Context): Credentials {
  return {
    accessToken: readToken(getCookie(c, SESSION_COOKIE)),
    renewalToken: readToken(getCookie(c, RENEWAL_COOKIE)),
  };
}

/** An answer's changes to a browser's tokens. */
export interface Changes extends Partial<Credentials> {
  deviceToken?: string | null;
}

/** Sets the browser's cookies to these tokens: deletes nulls, and leaves absent ones unchanged. */
export function writeCredentials(c: Context, changes: Changes): void {
  const { accessToken, renewalToken, deviceToken } = changes;
  if (accessToken !== undefined) write(c, SESSION_COOKIE, accessToken);
  if (renewalToken !== undefined) write(c, RENEWAL_COOKIE, renewalToken);
  if (deviceToken !== undefined) write(c, DEVICE_COOKIE, deviceToken, DEVICE_AGE);
}

/**
 * Sets the cookie by which pages' scripts see that a session began or goes on; deletes it if
 * `isOver`.
 */
export function writeSignedIn(
  c: Context,
  { isOver, isNew }: { isOver: boolean; isNew: boolean },
): void {
  const options: CookieOptions = { ...COOKIE_OPTIONS, httpOnly: false };
  if (isOver) return void deleteCookie(c, SIGNED_IN_COOKIE, options);
  const known = isNew ? undefined : getCookie(c, SIGNED_IN_COOKIE);
  setCookie(c, SIGNED_IN_COOKIE, known ?? crypto.randomUUID(), { ...options, maxAge: AGE });
}

function write(c: Context, name: string, value: string | null, maxAge = AGE): void {
  const options: CookieOptions = { ...COOKIE_OPTIONS };
  if (value === null) deleteCookie(c, name, options);
  else setCookie(c, name, value, { ...options, maxAge });
}
