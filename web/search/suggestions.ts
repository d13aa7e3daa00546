import type { Find, FindKind } from './find.ts';

/** What the search box suggests for a keyword, by kind; kinds without any are left out. */
export interface Suggestions {
  keyword: string;
  groups: { kind: FindKind; items: Find[] }[];
}
