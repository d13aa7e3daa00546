import type { SearchResult, SearchResultKind } from './search-result.ts';

/**
 * What the search box suggests for a keyword, by kind; kinds without any are left
 * out. For none it is what is live and popular.
 */
export interface Suggestions {
  keyword: string;
  /** Whether it could not be asked for. */
  isFailed: boolean;
  groups: { kind: SearchResultKind; items: SearchResult[] }[];
}
