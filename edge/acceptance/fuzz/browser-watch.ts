import { collectFaults } from '../../../web/e2e/console-faults.ts';
import { launchBrowser } from '../browser.ts';
import type { Client } from './client.ts';
import { TODAY } from './names.ts';
import { pageFault } from './page-faults.ts';

/** Pages that stay open during updates: lists of all matches, and one match in play. */
const PAGES = ['/', '/live', `/football/matches/all?date=${TODAY}`, '/match/world-1-live'];

/** A page that no longer needs a room closes even a connecting socket; Chromium logs this. */
const GIVEN_UP = 'WebSocket is closed before the connection is established';

export interface BrowserWatch {
  /** Returns the pages' errors since the last call, and broken values that they show. */
  findFaults: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** Opens pages in Chromium that stay open, as fans leave them. */
export async function watchInBrowser(client: Client): Promise<BrowserWatch> {
  const browser = await launchBrowser();
  const pages = await Promise.all(
    PAGES.map(async (path) => {
      const page = await browser.newPage({ timezoneId: 'UTC', locale: 'en-GB' });
      const logged = collectFaults(page);
      await page.goto(client.url + path);
      return async () => {
        const shown = pageFault({ status: 200, type: 'text/html', text: await page.content() });
        const title = await page.title();
        return [
          ...logged.splice(0).filter((fault) => !fault.includes(GIVEN_UP)),
          ...(shown === null ? [] : [shown]),
          ...(title.includes('Server Error') ? [`it turned into "${title}"`] : []),
        ].map((fault) => `${path} in Chromium: ${fault}`);
      };
    }),
  );
  return {
    findFaults: async () => (await Promise.all(pages.map((findFaults) => findFaults()))).flat(),
    stop: () => browser.close(),
  };
}
