import type { Find, FindKind } from './find.ts';

/** What the search box suggests for a keyword, by kind; kinds without any are left out. */
export interface Suggestions {
  keyword: string;
  /** Whether it could not be asked for. */
  isFailed: boolean;
  groups: { kind: FindKind; items: Find[] }[];
}
