const GOING_TO = 'going-to';

/**
 * Stores a navigation's target while it loads, and removes it at the end. React Router reloads the
 * shown page when a part of the next one fails to load.
 */
export function noteNavigation(to: string | null): void {
  try {
    if (to === null) sessionStorage.removeItem(GOING_TO);
    else sessionStorage.setItem(GOING_TO, to);
  } catch {
    // Browsers may refuse storage: the click is lost then.
  }
}

/** Returns the target of the navigation that the reload interrupted, or null. Returns it once. */
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
