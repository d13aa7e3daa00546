/** Shortest and longest pause, ms. */
const LEAST = 1_000;
const MOST = 2_000;

/**
 * Waits a second or two, which costs nothing: forty refused calls at a time return thirty times a second, not
 * a thousand. Random, so that they do not return all at once.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LEAST + Math.random() * (MOST - LEAST)));
}
