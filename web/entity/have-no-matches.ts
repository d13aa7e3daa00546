import type { Part } from '../api/part.ts';
import type { ListedPage } from '../fixtures/event-page.ts';

/** Whether all lists came, and none has a match. */
export function haveNoMatches(lists: readonly Part<ListedPage>[]): boolean {
  return lists.every((list) => list.kind === 'loaded' && list.value.entries.length === 0);
}
