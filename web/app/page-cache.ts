/** Some entries of a list, and the next page's cursor: null at the end. */
export interface Page<Entry> {
  entries: readonly Entry[];
  flag: string | null;
}

interface Kept<Entry> {
  /**
   * Cursor after the first page. Another cursor means that entries moved, and the later pages with
   * them.
   */
  flag: string | null;
  pages: readonly Page<Entry>[];
}

export interface PageCache<Entry> {
  keep(place: string, kept: Kept<Entry>): void;
  find(place: string, flag: string | null): readonly Page<Entry>[];
}

/** Number of cached lists: the most recently left. */
const LISTS = 8;

/**
 * Caches the further pages of lists by the list's place in the history: a visitor who comes back
 * finds as many entries as before, and so the scroll position that the router restores. Lives in
 * one browser window, never on the server.
 */
export function createPageCache<Entry>(): PageCache<Entry> {
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
