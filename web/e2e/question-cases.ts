import * as v from 'valibot';
import { expect, it } from 'vitest';
import { BODO, LEAGUE, LIVE, RESULTS, UPCOMING } from '../../edge/acceptance/catalogue.ts';
import {
  QUESTIONS,
  questionsSchema,
  type Questions,
} from '../../edge/acceptance/counted-worker.ts';
import type { Product } from '../../edge/acceptance/product.ts';
import { catalogueAddresses } from './page-addresses.ts';

/** Most that a page may ask: rooms, and round trips to the database. No page may need more than 3 and 4. */
type Limit = readonly [rooms: number, queries: number];
const LIMIT: Limit = [0, 2];

/**
 * Pages that ask more, by the beginning of their pattern. Answers that pages share are asked apart from a page's
 * own, also by a reload.
 */
const BEYOND: readonly (readonly [pattern: string, limit: Limit])[] = [
  ['/:sport?/match/', [2, 4]],
  ['/:sport?/league/', [1, 4]],
  ['/:sport?/team/', [1, 4]],
  ['/:sport?/player/', [1, 4]],
  ['/:sport?/compare/', [1, 4]],
  ['/:sport?/news/', [0, 3]],
  ['/highlights', [0, 3]],
  ['/:sport?/for-you', [1, 2]],
  ['/live/multi-view', [1, 3]],
  ['/live', [2, 1]],
  ['/search', [2, 2]],
  ['/share/', [2, 3]],
  ['/resources/', [2, 2]],
];
const HOME: Limit = [2, 3];

/** Most questions of a page at the same time: the platform allows six connections. */
const AT_ONCE = 4;

function limitOf(pattern: string): Limit {
  if (pattern === '/') return HOME;
  return BEYOND.find(([beginning]) => pattern.startsWith(beginning))?.[1] ?? LIMIT;
}

/** Counts what each page of a product with `catalogueAt` asks; the product runs `countQuestions`. */
export function questionCases(site: () => Product): void {
  it('no page asks more rooms, nor the database more often, than its limit, four matches side by side neither', async () => {
    const query = new URLSearchParams([LIVE, UPCOMING, ...RESULTS].map((id) => ['m', id]));
    const sideBySide = { pattern: '/live/multi-view', address: `/live/multi-view?${query}` };
    const more: string[] = [];
    for (const { pattern, address } of [...(await catalogueAddresses()), sideBySide]) {
      const { rooms, queries, atOnce } = await questionsOf(address);
      const [mostRooms, mostQueries] = limitOf(pattern);
      if (rooms.length > mostRooms || queries.length > mostQueries || atOnce > AT_ONCE)
        more.push(`${pattern}: ${rooms.length} ${queries.length} ${atOnce}`);
    }
    expect(more).toEqual([]);
  });

  it('a calendar asks the database once, and no room', async () => {
    for (const path of [`match/${LIVE}`, `team/${BODO.id}`, `league/${LEAGUE.id}`]) {
      const { rooms, queries } = await questionsOf(`/football/${path}.ics`);
      expect({ path, rooms, queries: queries.length }).toEqual({ path, rooms: [], queries: 1 });
    }
  });

  /** Requests a page, past the cache; a redirect to its address is another request's. */
  async function questionsOf(path: string, isRedirected = false): Promise<Questions> {
    const headers = { 'cache-control': 'no-cache', [QUESTIONS]: '1' };
    const answer = await fetch(site().url + path, { headers, redirect: 'manual' });
    await answer.text();
    const target = answer.headers.get('location');
    if (answer.status === 301 && target && !isRedirected) return questionsOf(target, true);
    return v.parse(questionsSchema, JSON.parse(answer.headers.get(QUESTIONS) ?? ''));
  }
}
