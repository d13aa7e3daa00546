/** Spec point 9: how long the page may stay busy, and the wait where the browser does not say, ms. */
const IDLE_TIMEOUT = 2_000;
const FALLBACK = 500;

/** Calls `run` once the page is at rest. Answers what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, FALLBACK);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}
