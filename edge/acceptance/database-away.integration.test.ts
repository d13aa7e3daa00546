import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import * as v from 'valibot';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { sportSnapshotSchema } from '../../realtime/protocol/frame.ts';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import { collectCrashes, launchBrowser } from './browser.ts';
import { textOf } from './page-text.ts';
import { startProduct, type Product } from './product.ts';
import { readWorkerLines } from './worker-lines.ts';

const NOTICE = "Some of this page can't be loaded right now. Scores are live.";
/** Tables of pages: without them every query of a page's call fails. */
const TABLES = ['matches', 'leagues', 'teams', 'search_entries'];

const matchId = newMatchId();
let product: Product;
let browser: Browser;

async function send(...updates: Omit<MatchUpdate, 'matchId' | 'occurredAt'>[]): Promise<void> {
  const content = {
    source: 'test',
    updates: updates.map((update) => ({ ...update, matchId, occurredAt: Date.now() })),
  };
  const { secret, url } = product;
  const answer = await fetch(signed(`${url}/ingest/v1/updates`, content, { secret }));
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('applied')]);
}

async function rename(tables: readonly string[], nameOf: (table: string) => [string, string]) {
  const database = await product.database();
  for (const table of tables) {
    const [from, to] = nameOf(table);
    await database.prepare(`ALTER TABLE ${from} RENAME TO ${to}`).all();
  }
}

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  await send(
    { sequence: 1, fixture: fixture({ startTime: Date.now() - 600_000 }) },
    { sequence: 2, status: 'Live', matchStatus: 'H1' },
    { sequence: 3, score: { home: 3, away: 1 } },
  );
  await eventually(async () => {
    const room = await fetch(`${product.url}/parties/sport/football`);
    const { lines } = v.parse(sportSnapshotSchema, await room.json());
    if (lines[matchId]?.score.home !== 3) throw new Error('not listed yet');
  });
  await rename(TABLES, (table) => [table, `${table}_away`]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function read(path: string) {
  const response = await fetch(product.url + path, { redirect: 'follow' });
  return { status: response.status, text: textOf(await response.text()) };
}

describe('while the database is unavailable', () => {
  it.each([
    '/',
    '/live',
    '/football/matches',
    `/football/match/a-vs-b/MATCH`,
    '/live-stat',
    '/live-stat?matchId=MATCH',
  ])('%s shows the data of the rooms, and a notice that the rest is missing', async (path) => {
    const { status, text } = await read(path.replace('MATCH', matchId));
    expect(status).toBe(503);
    expect(text).toContain('Harbour Town');
    expect(text).toMatch(/\b3\b.*\b1\b/);
    expect(text).toContain(NOTICE);
  });

  it.each(['lineups', 'standings', 'stats', 'commentary', 'head-to-head', 'box-score', 'odds'])(
    'the match is shown above its tab %s',
    async (tab) => {
      const { text } = await read(`/football/match/a-vs-b/${matchId}/${tab}`);
      expect(text).toContain('Harbour Town');
      expect(text).toContain('Coast League');
    },
  );

  it.each([
    '/football/league/x/coast-league',
    '/football/team/x/harbour',
    '/football/match/a-vs-b/no-such-match',
  ])('%s says that the service is unavailable', async (path) => {
    const { status, text } = await read(path);
    expect(status).toBe(503);
    expect(text).toMatch(/503 +Service Unavailable/);
    expect(text).not.toContain('Internal Server Error');
  });

  it('the search page shows an error', async () => {
    const { status, text } = await read('/search?keyword=harbour');
    expect([status, text]).toEqual([503, expect.stringContaining(GENERIC_FAILURE)]);
    expect(text).toContain('Try again');
    expect(text).not.toContain('Nothing found');
  });

  it('the search box shows an error, also on a cut connection', async () => {
    const page = await browser.newPage();
    const crashes = collectCrashes(page);
    await page.goto(`${product.url}/search`);
    const box = page.getByRole('combobox');
    await box.fill('harbour');
    await page.getByText('The search failed. Press Enter to try again.').waitFor();
    // A cut connection does not make an error page of it either.
    await page.route('**/resources/**', (route) => route.abort());
    await box.fill('quarry');
    await page.getByText('The search failed. Press Enter to try again.').waitFor();
    expect(await page.getByText('Nothing found').count()).toBe(0);
    expect(crashes).toEqual([]);
    await page.close();
  });

  it('open pages stay live', async () => {
    const page = await browser.newPage();
    const crashes = collectCrashes(page);
    await page.goto(product.url);
    const row = page.locator(`[data-match-id="${matchId}"]`);
    await row.waitFor();
    await send({ sequence: 4, score: { home: 4, away: 1 } });
    await row.getByText('4', { exact: true }).waitFor();
    await page.goto(`${product.url}/football/match/a-vs-b/${matchId}`);
    await send({ sequence: 5, score: { home: 5, away: 1 } });
    await page.locator('header').getByText('5', { exact: true }).waitFor();
    expect(crashes).toEqual([]);
    await page.close();
  });

  it('no page throws', async () => {
    const events = (await readWorkerLines(product.state)).map(({ event }) => event);
    expect(events).toContain('request');
    expect(events).not.toContain('page-fault');
  });
});

it('pages are complete again once the database is back', async () => {
  await rename(TABLES, (table) => [`${table}_away`, table]);
  const { status, text } = await read('/');
  expect([status, text]).toEqual([200, expect.stringContaining('Harbour Town')]);
  expect(text).not.toContain(NOTICE);
});
