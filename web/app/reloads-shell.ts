import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { isShellStale, noteShellAsked } from './signed-in-mark.ts';

/**
 * Returns whether a navigation loads the shell (brand, session, favourites) again. It does not from one page
 * to the next: each would wait for a slow upstream. It does when the query names another brand or platform,
 * and when somebody signed in or out: the router drops a revalidation that a navigation overtakes.
 */
export function reloadsShell({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  const isLoaded =
    currentUrl.href === nextUrl.href ||
    ['brand', 'platform'].some((name) => nextUrl.searchParams.has(name)) ||
    isShellStale();
  if (isLoaded) noteShellAsked();
  return isLoaded;
}
