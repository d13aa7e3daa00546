const RELOADED_AT = 'reloaded-at';
/** Spec point 7: a page is not loaded again within this time of the last, ms. */
const GUARD_MS = 10_000;

/**
 * Whether the page may be loaded again, and notes that it will be: what a new
 * load does not mend must not go round in circles.
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(RELOADED_AT) ?? Number.NaN);
  if (now - last < GUARD_MS) return false;
  try {
    storage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    // A browser that refuses its storage cannot remember a reload, so the page must not be loaded again.
    return false;
  }
}
