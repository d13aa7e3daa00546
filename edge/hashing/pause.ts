/** How long a pause is at least and at most, ms. */
const LEAST = 1_000;
const MOST = 2_000;

/**
 * Waits a second or two, which costs nothing: forty calls at a time that are refused come thirty
 * times a second, not a thousand. By chance, so that they do not come back all at once.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LEAST + Math.random() * (MOST - LEAST)));
}
