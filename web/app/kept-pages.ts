/** Some entries of a list, and where the list goes on: null at its end. */
export interface Page<Entry> {
  entries: readonly Entry[];
  flag: string | null;
}

interface Kept<Entry> {
  /** Where the first page ended: another end means that entries have moved, and the pages after it with them. */
  flag: string | null;
  pages: readonly Page<Entry>[];
}

export interface KeptPages<Entry> {
  keep(place: string, kept: Kept<Entry>): void;
  find(place: string, flag: string | null): readonly Page<Entry>[];
}

/** How many lists are kept, of those that were left last. */
const LISTS = 8;

/**
 * The further pages of lists that were left, by the list's place in the history:
 * whoever comes back finds as many entries as there were, and so the position
 * that the router has kept. Of one browser window: nothing is kept on the server.
 */
export function createKeptPages<Entry>(): KeptPages<Entry> {
  const lists = new Map<string, Kept<Entry>>();
  return {
    keep(place, kept) {
      lists.delete(place);
      lists.set(place, kept);
      const [oldest] = lists.keys();
      if (lists.size > LISTS && oldest !== undefined) lists.delete(oldest);
    },
    find(place, flag) {
      const kept = lists.get(place);
      return kept?.flag === flag ? kept.pages : [];
    },
  };
}
