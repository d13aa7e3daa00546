import { DELAY_COOKIE } from './cookies.ts';

/** Longest delay of scores that a fan may set, s. */
export const MAX_DELAY = 120;

/** Returns the delay in a cookie's value, s; 0 if missing or invalid. */
export function readDelay(value: string | null | undefined): number {
  return /^\d{1,3}$/.test(value ?? '') ? Math.min(Number(value), MAX_DELAY) : 0;
}

/**
 * Returns the delay in a browser's cookies, s. `cookies` has the format of `document.cookie` or the
 * header.
 */
export function delayInCookies(cookies: string): number {
  const [, value] = new RegExp(`(?:^|; )${DELAY_COOKIE}=(\\d+)(?:;|$)`).exec(cookies) ?? [];
  return readDelay(value);
}
