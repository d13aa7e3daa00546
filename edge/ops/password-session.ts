import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { PRODUCT } from '../contracts/product.ts';
import { digestOf, keyedDigestOf } from '../digest.ts';

const COOKIE = `${PRODUCT}-ops`;
/** Lifetime of a session, s. */
const AGE = 3_600;

/** Whether a text equals the password. */
export async function isPassword(given: string, password: string): Promise<boolean> {
  // The time of a comparison reveals where two texts differ, which says nothing about a digest's text.
  return (await digestOf(given)) === (await digestOf(password));
}

/** Begins a session: sets a cookie with its end, signed with the password. */
export async function beginSession(c: Context, password: string): Promise<void> {
  const end = Date.now() + AGE * 1_000;
  setCookie(c, COOKIE, `${end}.${await signatureOf(end, password)}`, {
    ...optionsOf(c),
    maxAge: AGE,
  });
}

export function endSession(c: Context): void {
  deleteCookie(c, COOKIE, optionsOf(c));
}

/** Whether the request has a session that has not ended. */
export async function hasSession(c: Context, password: string): Promise<boolean> {
  const [, end = '', signature = ''] =
    /^(\d{13})\.([\w-]{43})$/.exec(getCookie(c, COOKIE) ?? '') ?? [];
  if (Number(end) <= Date.now()) return false;
  return isPassword(signature, await signatureOf(Number(end), password));
}

function signatureOf(end: number, password: string): Promise<string> {
  return keyedDigestOf(password, `ops session until ${end}`);
}

function optionsOf(c: Context) {
  const secure = new URL(c.req.url).protocol === 'https:';
  return { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const;
}
