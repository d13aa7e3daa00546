import type { SearchResult, SearchResultKind } from './search-result.ts';

/** Results of a kind. They include their heading, so that pages need no search texts. */
export interface SuggestionGroup {
  kind: SearchResultKind;
  heading: string;
  items: SearchResult[];
}

/**
 * The search box's suggestions for a keyword, by kind, without empty kinds. Without a keyword: what
 * is live and popular.
 */
export interface Suggestions {
  keyword: string;
  /** Whether the load failed. */
  isFailed: boolean;
  groups: SuggestionGroup[];
}
