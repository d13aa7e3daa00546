import type { Page } from 'playwright/test';

/**
 * Stores that a visitor needs without an answer: the clock of the page's times, and where each page of the tab was
 * scrolled, until the tab is closed.
 */
const NEEDED = new Set(['cookie time-zone', 'sessionStorage react-router-scroll-positions']);

/** Returns the names of all that the page's browser stores, without what every visitor needs. */
export async function storesOf(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  return [...cookies, ...others].filter((name) => !NEEDED.has(name)).toSorted();
}
