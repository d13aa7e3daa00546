import type { Page } from 'playwright/test';

/**
 * Collects a page's faults: uncaught errors, hydration included, and console warnings and errors. A
 * document's intended 404 or 500 is no fault.
 */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const isDocument = message.location().url === page.url();
    if (isDocument && message.text().startsWith('Failed to load resource')) return;
    faults.push(message.text());
  });
  return faults;
}
