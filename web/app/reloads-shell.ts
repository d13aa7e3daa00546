import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { SIGNED_IN_COOKIE, TIME_ZONE_COOKIE } from '../../edge/contracts/cookies.ts';
import { readCookie } from './cookie.ts';

/** Cookies that shape the shell, as they were when the shown shell was requested. */
let shown = typeof document === 'undefined' ? '' : readCookies();
/** The cookies at the latest request of a shell. */
let asked = shown;

/**
 * Returns whether a navigation loads the shell (brand, session, favourites) again. Ordinary
 * navigations do not: each would wait for a slow upstream. A query with another brand or platform
 * does. So does a new session or time zone, since the router drops a revalidation that a navigation
 * overtakes.
 */
export function reloadsShell({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  const cookies = readCookies();
  const isLoaded =
    currentUrl.href === nextUrl.href ||
    ['brand', 'platform'].some((name) => nextUrl.searchParams.has(name)) ||
    shown !== cookies;
  if (isLoaded) asked = cookies;
  return isLoaded;
}

/** Records that the page shows the latest requested shell. */
export function noteShellShown(): void {
  shown = asked;
}

function readCookies(): string {
  return [SIGNED_IN_COOKIE, TIME_ZONE_COOKIE].map(readCookie).join();
}
