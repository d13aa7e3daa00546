import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { beginMatch, bringDatabaseBack, takeDatabaseAway } from './database-away.ts';
import { textOf } from './page-text.ts';
import type { Product } from './product.ts';
import { readWorkerLines } from './worker-lines.ts';

const NOTICE = "Some of this page can't be loaded right now. Scores are live.";

/** Requests pages while the product has no database, and once it is back. */
export function databaseAwayCases(site: () => Product): void {
  let matchId: string;

  beforeAll(async () => {
    matchId = await beginMatch(site());
  });

  async function read(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(site().url + path, { headers });
    return { status: response.status, url: response.url, text: textOf(await response.text()) };
  }
  /** Past the cache, which has pages from before. */
  const readNow = (path: string) => read(path, { 'cache-control': 'no-cache' });

  describe('while the database is unavailable', () => {
    beforeAll(() => takeDatabaseAway(site()));
    afterAll(() => bringDatabaseBack(site()));

    it.each([
      '/',
      '/live',
      '/football/matches',
      `/football/match/a-vs-b/MATCH`,
      '/live-stat',
      '/live-stat?matchId=MATCH',
    ])('%s shows the data of the rooms, and a notice that the rest is missing', async (path) => {
      const { status, text } = await readNow(path.replace('MATCH', matchId));
      expect(status).toBe(503);
      expect(text).toContain('Harbour Town');
      expect(text).toMatch(/\b3\b.*\b1\b/);
      expect(text).toContain(NOTICE);
    });

    it.each(['lineups', 'standings', 'stats', 'commentary', 'head-to-head', 'box-score', 'odds'])(
      'the match is shown above its tab %s',
      async (tab) => {
        const { text, url } = await readNow(`/football/match/a-vs-b/${matchId}/${tab}`);
        // Without the catalogue's names another address may be wrong, and browsers would keep it.
        expect(url).toContain('/a-vs-b/');
        expect(text).toContain('Harbour Town');
        expect(text).toContain('Coast League');
      },
    );

    it.each([
      '/football/league/x/coast-league',
      '/football/team/x/harbour',
      '/football/match/a-vs-b/no-such-match',
    ])('%s says that the service is unavailable', async (path) => {
      const { status, text } = await readNow(path);
      expect(status).toBe(503);
      expect(text).toMatch(/503 +Service Unavailable/);
      expect(text).not.toContain('Internal Server Error');
    });

    it('the search page shows an error', async () => {
      const { status, text } = await readNow('/search?keyword=harbour');
      expect([status, text]).toEqual([503, expect.stringContaining(GENERIC_FAILURE)]);
      expect(text).toContain('Try again');
      expect(text).not.toContain('Nothing found');
    });

    it('no page throws', async () => {
      const events = (await readWorkerLines(site().state)).map(({ event }) => event);
      expect(events).toContain('request');
      expect(events).not.toContain('page-fault');
    });
  });

  it('pages are complete again once the database is back', async () => {
    const { status, text } = await read('/');
    expect([status, text]).toEqual([200, expect.stringContaining('Harbour Town')]);
    expect(text).not.toContain(NOTICE);
  });
}
