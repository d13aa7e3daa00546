import type { Settled } from '../api/settled.ts';
import type { ListedPage } from '../domain/event-page.ts';

/** Whether all lists loaded and are empty. */
export function haveNoMatches(lists: readonly Settled<ListedPage>[]): boolean {
  return lists.every((list) => list.kind === 'loaded' && list.value.entries.length === 0);
}
