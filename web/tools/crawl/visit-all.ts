import type { Browser, Page } from 'playwright';
import { ALL_SPORTS, sportByKey } from '../../../realtime/sports/registry.ts';
import { axeFindings } from '../../e2e/axe.ts';
import { pageFaults } from './page-faults.ts';
import { readPageFacts } from './page-facts.ts';

export interface VisitedPage {
  path: string;
  faults: string[];
}

export interface VisitOptions {
  /** Pages to read per kind and sport. */
  each: number;
  /** Pages to check with axe per kind and sport. */
  axe: number;
  progress: (message: string) => void;
}

const SCREEN = { viewport: { width: 390, height: 844 }, timezoneId: 'UTC', locale: 'en-GB' };
const BEGIN = [
  '/',
  '/live',
  ...ALL_SPORTS.flatMap(({ key }) => [`/${key}/leagues`, `/${key}/teams`]),
];
/**
 * Links not to follow: days are endless, other languages have the same data, and a league's page
 * has the same tables as the pages of its matches and teams.
 */
const NOT_FOLLOWED =
  /[?&](?:lang|date|country|brand)=|^\/(?:about|policy|partnership|app-|share)|\/(?:match|team)\/.*[?&]scope=|\.\w+$/;
const REPORT_EVERY = 100;
const DESKS = 3;

/** Follows every link from the product's own lists and returns each page with its faults. */
export async function visitAll(
  browser: Browser,
  origin: string,
  { each, axe, progress }: VisitOptions,
): Promise<VisitedPage[]> {
  // The server's HTML has most facts. Without scripts a page takes a fraction of the time.
  const plain = await browser.newContext({ ...SCREEN, javaScriptEnabled: false });
  const alive = await browser.newContext(SCREEN);
  const visited: VisitedPage[] = [];
  const queue = [...BEGIN];
  const known = new Set(queue);
  const counts = new Map<string, number>();

  async function visit(path: string, { reader, looker }: Desk): Promise<void> {
    const kind = kindOf(path);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count > each) return;
    const { faults, links } = await read(reader, origin, path);
    if (count <= axe) faults.push(...(await lookAt(looker, origin, path)));
    visited.push({ path, faults });
    for (const fault of faults) progress(`${path}\n  ${fault}`);
    for (const link of links) {
      if (known.has(link) || NOT_FOLLOWED.test(link)) continue;
      known.add(link);
      queue.push(link);
    }
    if (visited.length % REPORT_EVERY === 0)
      progress(`${visited.length} pages read, ${queue.length} more known`);
  }

  // While the server renders one page, the browser lays out another.
  const desks = await Promise.all(
    Array.from({ length: DESKS }, async () => ({
      reader: await plain.newPage(),
      looker: await alive.newPage(),
    })),
  );
  while (queue.length > 0)
    await Promise.all(
      desks.slice(0, queue.length).map(async (desk) => visit(queue.shift() ?? '/', desk)),
    );
  return visited;
}

interface Desk {
  /** Without scripts. */
  reader: Page;
  looker: Page;
}

async function read(page: Page, origin: string, path: string) {
  const answer = await page.goto(new URL(path, origin).href);
  const facts = await readPageFacts(page);
  const status = answer?.status() ?? 0;
  const faults = status === 200 ? pageFaults(facts, Date.now()) : [`answers ${status}`];
  return { faults, links: facts.links };
}

async function lookAt(page: Page, origin: string, path: string): Promise<string[]> {
  await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
  return axeFindings(page);
}

/** Returns a page's kind: 'football match odds' for '/football/match/a-vs-b/m1/odds'. */
function kindOf(path: string): string {
  const words = path
    .replace(/[?].*$/, '')
    .split('/')
    .filter(Boolean);
  const sport = sportByKey(words[0] ?? '')?.key;
  const [entity, , , tab] = sport === undefined ? words : words.slice(1);
  return [sport, entity, tab].filter(Boolean).join(' ');
}
