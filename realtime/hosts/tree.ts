/*
 * The followers of a room form a tree, by number: those of the first level (1 to the fan-out)
 * follow the room itself, those of the next one follow them, and so on. A level's followers have
 * their parents in turn, so each parent has equally many.
 */

/** Time that separates two followers which reconnect at once, on average, ms. */
const APART_MS = 150;
/** Longest time over which followers spread their reconnects, ms. */
const LONGEST_SPREAD = 10_000;

/** Returns the number of a follower's parent; 0 is the room itself. */
export function parentOf(number: number, fanOut: number): number {
  let [first, size, above] = [1, fanOut, 0];
  while (number >= first + size) {
    above = first;
    first += size;
    size *= fanOut;
  }
  return above === 0 ? 0 : above + ((number - first) % (size / fanOut));
}

/** Followers with consecutive numbers that fill up together. */
export interface Band {
  first: number;
  last: number;
}

/**
 * Returns the bands of a tree of at most `last` followers. `start` is the last number of the first
 * band: 0 when the room itself has viewers. Each band doubles the followers, but ends with its
 * level: the tree gets deeper when a level is full.
 */
export function bandsOf(start: number, fanOut: number, last: number): Band[] {
  const bands: Band[] = [{ first: Math.min(start, 1), last: start }];
  let [end, size] = [fanOut, fanOut];
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
 * Returns the time (ms) over which a follower spreads its next call to an unresponsive parent.
 * Number `n` has about `n` siblings and cousins that lost a parent too.
 */
export function reconnectSpread(number: number, failures: number): number {
  return Math.min(LONGEST_SPREAD, APART_MS * number * 2 ** failures);
}
