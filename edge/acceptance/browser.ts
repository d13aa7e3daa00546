import { chromium, type Browser, type Page } from 'playwright';
import { BROWSER_FLAGS, findShell } from '../../.ci/browser.ts';

/** Matches a page once its scripts answer to presses. */
export const AWAKE = 'html[data-awake]';

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findShell();
  return chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });
}

/** Collects the errors and crashes of a page. */
export function collectCrashes(page: Page): string[] {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  page.on('crash', () => crashes.push('The page crashed'));
  return crashes;
}
