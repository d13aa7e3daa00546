import type { ListedPage } from '../domain/event-page.ts';

interface Kept {
  /** Where the first page ended: another end means that matches have moved, and the pages after it with them. */
  flag: string | null;
  pages: readonly ListedPage[];
}

/** How many lists are kept, of those that were left last. */
const LISTS = 8;

/**
 * The further pages of lists that were left, by the list's place in the history:
 * whoever comes back finds as many matches as there were, and so the position
 * that the router has kept. Of one browser window: nothing is kept on the server.
 */
const lists = new Map<string, Kept>();

export function keepPages(place: string, kept: Kept): void {
  lists.delete(place);
  lists.set(place, kept);
  const [oldest] = lists.keys();
  if (lists.size > LISTS && oldest !== undefined) lists.delete(oldest);
}

export function keptPages(place: string, flag: string | null): readonly ListedPage[] {
  const kept = lists.get(place);
  return kept?.flag === flag ? kept.pages : [];
}
