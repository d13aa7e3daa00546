/** A seeded stream of random numbers. The same seed gives the same numbers on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [least, most]. */
  int(least: number, most: number): number;
  /** A number in [least, most). */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  /** One of the items; throws on an empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** One of the items, by their weights; throws on an empty list. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
  /** All items in random order. */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** A random wait with a given mean, for an event that may come at any moment. */
  waiting(mean: number): number;
}

/** Creates a stream. Each purpose needs a seed of its own, so that streams stay independent. */
export function createRandom(...seed: readonly (string | number)[]): Random {
  const next = mulberry32(hash(seed.join('/')));
  const int = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    between: (least, most) => least + next() * (most - least),
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, int(0, items.length - 1)),
    weighted: (items) => {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.findIndex(([, weight]) => (rest -= weight) < 0);
      return itemAt(items, found < 0 ? items.length - 1 : found)[0];
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(0, last);
        [shuffled[last], shuffled[other]] = [itemAt(shuffled, other), itemAt(shuffled, last)];
      }
      return shuffled;
    },
    waiting: (mean) => -Math.log(1 - next()) * mean,
  };
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index} among ${items.length}`);
  return item;
}

/** Returns a Mulberry32 generator: 32 bits of state, fast and good enough for play. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns an FNV-1a hash with a final mix, so that similar seeds start far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
