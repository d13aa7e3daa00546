import type { SearchResult, SearchResultKind } from './search-result.ts';

/** Finds of a kind. The words above them come along: pages do without the texts of the search. */
export interface SuggestionGroup {
  kind: SearchResultKind;
  heading: string;
  items: SearchResult[];
}

/**
 * What the search box suggests for a keyword, by kind; kinds without any are left
 * out. For none it is what is live and popular.
 */
export interface Suggestions {
  keyword: string;
  /** Whether it could not be asked for. */
  isFailed: boolean;
  groups: SuggestionGroup[];
}
