import { SEARCH_RESULT_LABELS, type SearchResult, type SearchResultKind } from './search-result.ts';

/** What stands above finds of a kind: teams and players are found alike, but called what they are. */
export function resultHeading(
  kind: SearchResultKind,
  results: readonly Pick<SearchResult, 'isPlayer'>[],
): string {
  if (kind !== 'team') return SEARCH_RESULT_LABELS[kind];
  if (results.every(({ isPlayer }) => !isPlayer)) return 'Teams';
  return results.every(({ isPlayer }) => isPlayer) ? 'Players' : SEARCH_RESULT_LABELS.team;
}
