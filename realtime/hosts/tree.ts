/*
 * The followers of a room form a tree, by number. Each continent has its own numbers, so that
 * viewers, their follower and its parents are close together, since an object starts near the first
 * caller. A continent's first followers follow the room itself, those of the next level follow
 * them, and so on. A level's followers are assigned to the parents in turn, so each parent has
 * equally many.
 */

/** Number of places that each continent has. */
const REGION_SIZE = 20_000;
const REGIONS = ['EU', 'AS', 'NA', 'SA', 'AF'];
/** Time that separates two followers which reconnect at once, on average, ms. */
const APART_MS = 500;
/** Longest time over which followers spread their reconnects, ms. */
const LONGEST_SPREAD = 10_000;

/**
 * Returns the number after which a continent's numbers start. Unknown continents share Europe's.
 */
export function regionOf(continent: string | undefined): number {
  const near = continent === 'OC' ? 'AS' : (continent ?? '');
  return Math.max(0, REGIONS.indexOf(near)) * REGION_SIZE;
}

/** Returns a follower's number within its continent, from 1. */
export function placeOf(number: number): number {
  return number % REGION_SIZE;
}

/** Returns the number of a follower's parent; 0 means the room itself. */
export function parentOf(number: number, fanOut: number): number {
  const place = placeOf(number);
  let [first, size, above] = [1, topOf(fanOut), 0];
  while (place >= first + size) {
    above = first;
    first += size;
    size *= fanOut;
  }
  return above === 0 ? 0 : number - place + above + ((place - first) % (size / fanOut));
}

/** Followers with consecutive places that fill up together. */
export interface Band {
  first: number;
  last: number;
}

/**
 * Returns the bands of a continent's followers. `start` is the last place of the first band: 0 if
 * that is the room itself. Each band doubles the number of followers, but ends with its level, so
 * that the tree gets deeper only when a level is full.
 */
export function bandsOf(start: number, fanOut: number): Band[] {
  const bands: Band[] = [{ first: Math.min(start, 1), last: start }];
  const last = REGION_SIZE - 1;
  let size = topOf(fanOut);
  let end = size;
  for (let width = start; width < last;) {
    while (end <= width) {
      size *= fanOut;
      end += size;
    }
    const next = Math.min(width * 2 || 1, end, last);
    bands.push({ first: width + 1, last: next });
    width = next;
  }
  return bands;
}

/**
 * Returns how many of a continent's followers follow the room itself: the continents share its
 * fan-out.
 */
function topOf(fanOut: number): number {
  return Math.max(2, Math.ceil(fanOut / REGIONS.length));
}

/**
 * Returns the time (ms) within which a follower randomly calls an unresponsive parent again. At
 * place `n` about `n` other followers lost a parent too. The time doubles with each failure.
 */
export function reconnectSpread(number: number, failures: number): number {
  return Math.min(LONGEST_SPREAD, APART_MS * placeOf(number) * 2 ** failures);
}
