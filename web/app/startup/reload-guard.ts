const RELOADED_AT = 'reloaded-at';
/** Spec point 7: shortest time between two reloads of a page, ms. */
const GUARD_MS = 10_000;

/**
 * Returns whether the page may reload, and records the reload: a fault that survives a reload must
 * not cause a loop.
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(RELOADED_AT) ?? Number.NaN);
  if (now - last < GUARD_MS) return false;
  try {
    storage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    // A browser that refuses its storage cannot remember a reload, so the page must not reload.
    return false;
  }
}
