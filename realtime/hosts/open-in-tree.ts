import { refusal, RELAY_HEADER } from './json-answers.ts';
import { log } from './log.ts';
import type { Band } from './tree.ts';

/**
 * Time for which an isolate tries the same band first, ms. Then it tries the band below, since
 * viewers leave.
 */
const KEEP_BAND = 10_000;
/** Highest number of trees whose band an isolate remembers. */
const MAX_KNOWN = 1_000;

/**
 * The band of each tree whose followers still had places. A tree without an entry is in its first
 * band.
 */
const known = new Map<string, { band: number; until: number }>();

export interface Tree {
  key: string;
  bands: readonly Band[];
  /** Returns a place in a band of `size` followers, from 0. */
  pick: (size: number) => number;
  stubOf: (number: number) => { fetch: (request: Request) => Promise<Response> };
}

/**
 * Returns the response of a follower that has a place for the socket; 503 if all are full. The
 * isolate remembers the band of the last place that it found, so that millions of viewers do not
 * try the same room first.
 */
export async function openInTree(request: Request, tree: Tree, now: number): Promise<Response> {
  let band = bandAt(tree.key, now);
  for (;;) {
    const { first, last } = tree.bands[band] ?? { first: 0, last: 0 };
    const number = first + tree.pick(last - first + 1);
    const response = await tree.stubOf(number).fetch(request.clone());
    const newest = response.headers.get(RELAY_HEADER);
    if (response.status !== 503 || newest === null) {
      remember(tree.key, band, now);
      return response;
    }
    await response.body?.cancel();
    // A full room's highest relay shows which band its viewers go to now.
    const named = tree.bands.findIndex(({ last: end }) => end >= Number(newest));
    band = Math.max(band + 1, named);
    if (band >= tree.bands.length) {
      log('error', 'rooms-full', { path: new URL(request.url).pathname });
      return refusal(503, 'Every room of this address is full.', { 'retry-after': '10' });
    }
  }
}

function bandAt(key: string, now: number): number {
  const entry = known.get(key);
  if (!entry) return 0;
  return now < entry.until ? entry.band : entry.band - 1;
}

function remember(key: string, band: number, now: number): void {
  const entry = known.get(key);
  if (entry?.band === band && now < entry.until) return;
  known.delete(key);
  if (band === 0) return;
  // Drops the oldest entry: an isolate serves few trees with more than one band.
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(key, { band, until: now + KEEP_BAND });
}
