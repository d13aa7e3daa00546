import type { SearchResult, SearchResultKind } from './search-result.ts';

/** Results of a kind. The server adds the heading, so that pages need no texts of the search. */
export interface SuggestionGroup {
  kind: SearchResultKind;
  heading: string;
  items: SearchResult[];
}

/**
 * The search box's suggestions for a keyword, by kind, without empty kinds. For an empty keyword
 * they are live matches and popular leagues and teams.
 */
export interface Suggestions {
  keyword: string;
  /** Whether the load failed. */
  isFailed: boolean;
  groups: SuggestionGroup[];
}
