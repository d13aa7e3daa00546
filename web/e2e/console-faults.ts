import type { Page } from 'playwright/test';

/**
 * Everything that a page complains of: uncaught errors, hydration included, and
 * what it writes to the console. A document that answers 404 or 500 because it
 * is meant to is no complaint.
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
