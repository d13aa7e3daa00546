const GOING_TO = 'going-to';

/**
 * Notes where a navigation leads while it loads, and forgets it when it ends. React Router
 * loads the shown page again when a part of the next one does not come.
 */
export function noteNavigation(to: string | null): void {
  try {
    if (to === null) sessionStorage.removeItem(GOING_TO);
    else sessionStorage.setItem(GOING_TO, to);
  } catch {
    // A browser may refuse its storage: the click is lost then.
  }
}

/** Returns the address that the page was on its way to when it was loaded again, or null. Returns it once. */
export function interruptedNavigation(
  timing: Pick<Performance, 'getEntriesByType'>,
): string | null {
  try {
    const to = sessionStorage.getItem(GOING_TO);
    sessionStorage.removeItem(GOING_TO);
    const [entry] = timing.getEntriesByType('navigation');
    const isReload = entry !== undefined && 'type' in entry && entry.type === 'reload';
    return isReload ? to : null;
  } catch {
    return null;
  }
}
