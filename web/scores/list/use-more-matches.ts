import { useFetcher } from 'react-router';
import { createPageCache } from '../../app/page-cache.ts';
import { useMorePages, type ListedAnswer, type MorePages } from '../../app/use-more-pages.ts';
import type { ListedMatch, ListedPage } from '../../domain/event-page.ts';

const kept = createPageCache<ListedMatch>();
const idOf = ({ match }: ListedMatch) => match.id;

/** Returns a list of matches that grows by pages of the loader at `path`. */
export function useMoreMatches(first: ListedPage, path: string): MorePages<ListedMatch> {
  const fetcher = useFetcher<ListedAnswer<ListedMatch>>();
  return useMorePages(first, { path, idOf, kept }, fetcher);
}
