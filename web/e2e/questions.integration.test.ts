import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueAt } from '../../edge/acceptance/catalogue.ts';
import {
  countQuestions,
  QUESTIONS,
  questionsSchema,
  type Questions,
} from '../../edge/acceptance/counted-worker.ts';
import { importCatalogue } from '../../edge/acceptance/import-catalogue.ts';
import { startProduct, type Product } from '../../edge/acceptance/product.ts';
import { catalogueAddresses } from './page-addresses.ts';

let product: Product;
const folder = mkdtempSync(join(tmpdir(), 'counted-'));

beforeAll(async () => {
  product = await startProduct({ worker: countQuestions(folder) });
  await importCatalogue(product, catalogueAt(Date.now()));
});

afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

/** Most that a page may ask: rooms, round trips to the database, and both at the same time. */
type Limit = readonly [rooms: number, queries: number, atOnce: number];
const LIMIT: Limit = [3, 4, 6];

/** Pages that ask more, by the beginning of their pattern, with what they ask now. */
const BEYOND: readonly (readonly [pattern: string, limit: Limit])[] = [
  ['/:sport?/match/:slug?/:matchId/standings', [5, 4, 6]],
  ['/:sport?/match/:slug?/:matchId/', [4, 4, 6]],
  // Every sport has a room of its own.
  ['/live', [10, 4, 12]],
  ['/resources/further-matches', [10, 4, 12]],
  ['/search', [10, 4, 12]],
  ['/resources/search-suggestions', [10, 4, 12]],
];
const HOME: Limit = [11, 4, 12];

function limitOf(pattern: string): Limit {
  if (pattern === '/') return HOME;
  return BEYOND.find(([beginning]) => pattern.startsWith(beginning))?.[1] ?? LIMIT;
}

it('no page asks more rooms, nor the database more often, than its limit', async () => {
  const routes = await catalogueAddresses();
  const more: string[] = [];
  for (const { pattern, address } of routes) {
    const { rooms, queries, atOnce } = await questionsOf(address);
    const asked = [rooms.length, queries.length, atOnce];
    if (asked.some((number, index) => number > (limitOf(pattern)[index] ?? 0)))
      more.push(`${pattern}: ${asked.join(' ')}`);
  }
  expect(more).toEqual([]);
});

/** Requests a page, past the cache; a redirect to its address is another request's. */
async function questionsOf(path: string, isRedirected = false): Promise<Questions> {
  const headers = { 'cache-control': 'no-cache' };
  const answer = await fetch(product.url + path, { headers, redirect: 'manual' });
  await answer.text();
  const target = answer.headers.get('location');
  if (answer.status === 301 && target && !isRedirected) return questionsOf(target, true);
  return v.parse(questionsSchema, JSON.parse(answer.headers.get(QUESTIONS) ?? ''));
}
