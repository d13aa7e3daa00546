import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { SIGNED_IN_COOKIE, TIME_ZONE_COOKIE } from '../../edge/contracts/cookies.ts';
import { readCookie } from './cookie.ts';

/** The cookies that the server makes the shell by, as they were when the one on the page was asked for. */
let shown = typeof document === 'undefined' ? '' : readCookies();
/** The same of the shell that was asked for last. */
let asked = shown;

/**
 * Returns whether a navigation loads the shell (brand, session, favourites) again. It does not from one page
 * to the next: each would wait for a slow upstream. It does when the query names another brand or platform,
 * and when somebody signed in or out or the zone became known: the router drops a revalidation that a
 * navigation overtakes.
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

/** Notes that the shell that was asked for last is on the page. */
export function noteShellShown(): void {
  shown = asked;
}

function readCookies(): string {
  return [SIGNED_IN_COOKIE, TIME_ZONE_COOKIE].map(readCookie).join();
}
