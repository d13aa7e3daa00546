import { MAX_KEYWORD_LENGTH } from '../../edge/contracts/call-inputs.ts';
import { SEARCH_RESULT_KINDS, type SearchResultKind } from './search-result.ts';

/** The query of the search page. */
export interface SearchEntry {
  /** Trimmed; empty before a search. */
  keyword: string;
  /** Null for a few results of each kind. */
  kind: SearchResultKind | null;
  /** From 1. */
  page: number;
}

/** Last page that the API serves. */
const LAST_PAGE = 10_000;

/** Reads `?keyword=&type=&page=`; ignores invalid values. */
export function readSearch(query: URLSearchParams): SearchEntry {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, MAX_KEYWORD_LENGTH).trim();
  const kind = SEARCH_RESULT_KINDS.find((known) => known === query.get('type')) ?? null;
  const page = /^[1-9]\d{0,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { keyword, kind, page: kind ? Math.min(page, LAST_PAGE) : 1 };
}

export function searchPath({ keyword, kind, page }: Partial<SearchEntry>): string {
  const query = new URLSearchParams();
  if (keyword) query.set('keyword', keyword);
  if (kind) query.set('type', kind);
  if (page !== undefined && page > 1) query.set('page', String(page));
  return query.size > 0 ? `/search?${query}` : '/search';
}
