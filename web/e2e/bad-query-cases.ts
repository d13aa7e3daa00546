import { describe, expect, it } from 'vitest';
import { ARTICLE, BODO, BRANN, LEAGUE, LIVE } from '../../edge/acceptance/catalogue.ts';
import type { Product } from '../../edge/acceptance/product.ts';
import { pageAddresses } from './page-addresses.ts';

/** Bad values as written in a URL, encoded correctly or not. */
export const BAD = {
  nothing: '',
  'a negative': '-1',
  zero: '0',
  'the end of time': '8640000000000000',
  'a float': '8.64e15',
  'a huge number': '9'.repeat(40),
  'a word': 'x',
  'no UTF-8': '%ff',
  'half a letter': '%E0%A4%A',
  'a surrogate': '%ED%A0%80',
  'a null': '%00',
  'a line break': '%0d%0a',
  'a prototype': '__proto__',
  'a way up': '..%2f..%2fsearch%2fteam',
  'a call of the API': 'suggested',
  'a long one': 'a'.repeat(400),
} as const;

/** All query parameters of all routes. */
const NAMES = [
  'date',
  'flag',
  'seasonId',
  'scope',
  'tournamentId',
  'teamId',
  'leagueId',
  'matchId',
  'keyword',
  'type',
  'page',
  'size',
  'sport',
  'tab',
  'message',
  'zone',
  'platform',
  'brand',
];

const pages = await pageAddresses({
  sport: 'football',
  matchId: LIVE,
  teamId: BODO.id,
  leagueId: LEAGUE.id,
  otherId: BRANN.id,
  playerId: 'fjord-h-9',
  otherPlayerId: 'fjord-player-1',
  articleId: ARTICLE.id,
  videoId: 'none',
  playlistId: 'none',
  slipId: 'none',
  slug: ARTICLE.slug,
  betRadarId: 'sr:sport:1',
  provider: 'google',
  type: 'team',
  name: 'privacy-policy-list',
  section: 'what-we-use-it-for',
});

/** Returns the query that gives all parameters the value. */
export const queryOf = (value: string) => NAMES.map((name) => `${name}=${value}`).join('&');
/** A query with every parameter twice. */
export const TWICE = NAMES.map((name) => `${name}=1&${name}=x`).join('&');

/** Returns the status of an address's answer. */
export async function statusOf(product: Product, address: string): Promise<number> {
  const response = await fetch(product.url + address, { redirect: 'manual' });
  await response.text();
  return response.status;
}

/** Requests every page of a product with `catalogueAt` with bad queries, given by their names. */
export function badQueryCases(
  site: () => Product,
  queries: Readonly<Record<string, string>>,
): void {
  describe.each(pages)('$pattern', ({ pattern, address }) => {
    // The error page's own URL answers 500.
    const allowed = pattern === '/error' ? [500] : [200, 301, 302, 404];

    it.each(Object.entries(queries))(
      'with a query of %s responds with a page, a redirect or a 404',
      async (_name, query) => {
        expect(allowed).toContain(await statusOf(site(), `${address}?${query}`));
      },
    );
  });
}
