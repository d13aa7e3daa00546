import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../../../.ci/browser.ts';
import { answerHelp } from '../../../.ci/help.ts';
import { Product } from '../../../realtime/acceptance/product.ts';
import { recordingsArePresent, RECORDINGS } from '../../../realtime/acceptance/recordings.ts';
import { messageOf } from '../../../realtime/hosts/log.ts';
import { bringRealWorld } from './real-world.ts';
import { visitAll, type VisitedPage } from './visit-all.ts';

const HELP = `Usage: npm run crawl -- [options]

Imports and replays every recording of ../shared/feeds (or RECORDINGS_DIR) into a
product of its own, those of OpenLigaDB by a stand-in, has one for Sportradar send
each of its statuses for each sport, follows every link from there, and says what no fan should see: raw
codes, empty tabs and cards, scores of matches that were never played, dates
without a year they need, two teams of a table that look alike, leagues of a
country among the international ones, and what axe finds.

  --each N   pages of a kind (match, its odds, team …) and sport that are read (default: all)
  --axe N    of those, how many axe looks at as well (default 3)
  --help     print this
`;

answerHelp(HELP);

try {
  const { values } = parseArgs({
    options: {
      each: { type: 'string', default: 'Infinity' },
      axe: { type: 'string', default: '3' },
    },
  });
  const executablePath = findBrowser();
  if (!recordingsArePresent) throw new Error(`There are no recordings in ${RECORDINGS}.`);
  else if (executablePath === undefined)
    throw new Error('This needs Chromium: install it, or name one in CHROMIUM_PATH.');
  else await crawl(executablePath, { each: Number(values.each), axe: Number(values.axe) });
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}

async function crawl(executablePath: string, limits: { each: number; axe: number }) {
  const product = new Product();
  await product.start();
  try {
    await bringRealWorld(product, (message) => console.error(message));
    const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
    try {
      const visited = await visitAll(browser, product.url, {
        ...limits,
        progress: (message) => console.error(message),
      });
      report(visited);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}

/** Prints each fault once, with its number of pages and the first of them. */
function report(visited: readonly VisitedPage[]): void {
  const byFault = new Map<string, string[]>();
  for (const { path, faults } of visited)
    for (const fault of faults) byFault.set(fault, [...(byFault.get(fault) ?? []), path]);
  for (const [fault, paths] of byFault) console.log(`${fault}\n  ${paths.length} × ${paths[0]}`);
  console.log(`${visited.length} pages, ${byFault.size} faults`);
  if (byFault.size > 0) process.exitCode = 1;
}
