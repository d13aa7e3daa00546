/** Spec point 9: longest wait for idle, and the wait where browsers lack idle callbacks, ms. */
const IDLE_TIMEOUT = 2_000;
const FALLBACK = 500;

/** Calls `run` once the page is idle. Returns the cancel function. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, FALLBACK);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
}
