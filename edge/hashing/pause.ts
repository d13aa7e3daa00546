/** Shortest and longest pause, ms. */
const LEAST = 1_000;
const MOST = 2_000;

/**
 * Waits one to two seconds, so that forty refused calls together retry about thirty times a second, not a
 * thousand times. The length is random, so that they do not all retry at once.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LEAST + Math.random() * (MOST - LEAST)));
}
