import type { Browser, Page } from 'playwright';
import { collectFaults } from '../../../web/e2e/console-faults.ts';
import { launchBrowser } from '../browser.ts';
import type { Client } from './client.ts';
import { TODAY } from './names.ts';
import { pageFault } from './page-faults.ts';

/** Pages that stay open during updates: lists of all matches, and one match in play. */
const PAGES = ['/', '/live', `/football/matches/all?date=${TODAY}`, '/match/world-1-live'];

/** A page that no longer needs a room closes even a connecting socket; Chromium logs this. */
const GIVEN_UP = 'WebSocket is closed before the connection is established';

interface WatchedPage {
  path: string;
  page: Page;
  /** Errors that it logged. */
  faults: string[];
}

/** Pages that stay open in Chromium, as fans leave them. */
export class BrowserWatch {
  readonly #browser: Browser;
  readonly #pages: readonly WatchedPage[];

  private constructor(browser: Browser, pages: readonly WatchedPage[]) {
    this.#browser = browser;
    this.#pages = pages;
  }

  static async start(client: Client): Promise<BrowserWatch> {
    const browser = await launchBrowser();
    const pages = await Promise.all(
      PAGES.map(async (path) => {
        const page = await browser.newPage({ timezoneId: 'UTC', locale: 'en-GB' });
        const faults = collectFaults(page);
        await page.goto(client.url + path);
        return { path, page, faults };
      }),
    );
    return new BrowserWatch(browser, pages);
  }

  /** Returns the pages' errors since the last call, and broken values that they show. */
  async findFaults(): Promise<string[]> {
    const found = await Promise.all(
      this.#pages.map(async ({ path, page, faults }) => {
        const text = await page.content();
        const shown = pageFault({ status: 200, type: 'text/html', text });
        const title = await page.title();
        return [
          ...faults.splice(0).filter((fault) => !fault.includes(GIVEN_UP)),
          ...(shown === null ? [] : [shown]),
          ...(title.includes('Server Error') ? [`it turned into "${title}"`] : []),
        ].map((fault) => `${path} in Chromium: ${fault}`);
      }),
    );
    return found.flat();
  }

  async stop(): Promise<void> {
    await this.#browser.close();
  }
}
