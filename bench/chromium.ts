import { chromium, type Browser } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../.ci/browser.ts';

/** Starts the Chromium of this machine. The cleanup closes it. */
export async function launchChromium(cleanup: AsyncDisposableStack): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error('This needs Chromium: install it, or name one in CHROMIUM_PATH.');
  console.error('Starting Chromium');
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  cleanup.defer(() => browser.close());
  return browser;
}
