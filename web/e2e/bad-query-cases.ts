import { expect, it } from 'vitest';
import type { Product } from '../../edge/acceptance/product.ts';
import { catalogueAddresses } from './page-addresses.ts';

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
  /** All parameters at once have to fit into an address. */
  'a long one': 'a'.repeat(90),
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

const pages = await catalogueAddresses();

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
  it.each(pages)(
    '$pattern answers each bad query with a page, a redirect or a 404',
    async ({ pattern, address }) => {
      // The error page's own URL answers 500.
      const allowed = pattern === '/error' ? [500] : [200, 301, 302, 404];
      for (const [name, query] of Object.entries(queries)) {
        const status = await statusOf(site(), `${address}?${query}`);
        expect({ name, status, isAllowed: allowed.includes(status) }).toMatchObject({
          isAllowed: true,
        });
      }
    },
  );
}
