/** Returns the wait in ms that a `Retry-After` (seconds or a date) requests; null without one. */
export function retryAfterMs(value: string | null, now: number): number | null {
  // `Number('')` is 0.
  const seconds = Number(value || NaN);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value ?? '') - now;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
