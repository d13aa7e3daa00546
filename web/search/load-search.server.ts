import type { LoaderContext } from '../api/loader-context.server.ts';
import { loadOffered, type Offered } from './load-offered.server.ts';
import { SEARCH_RESULT_KINDS } from './search-result.ts';
import { loadResults, type ResultsByKind } from './load-results.server.ts';
import type { SearchEntry } from './search-entry.ts';

export type SearchFound =
  /** Before the first search. */
  ({ kind: 'offered' } & Offered) | { kind: 'found'; results: ResultsByKind; total: number };

const PAGE = 20;
/** Results of each kind that was not requested. */
const FEW = 6;
const OFFERED = { live: 6, leagues: 6, teams: 12 };

/** Loads the search page's content. Throws an `ApiFailure` if a search fails. */
export async function loadSearch(
  loaderContext: LoaderContext,
  { keyword, kind, page }: SearchEntry,
  signal: AbortSignal,
): Promise<SearchFound> {
  if (keyword === '')
    return { kind: 'offered', ...(await loadOffered(loaderContext, OFFERED, signal)) };
  const callOf = (of: (typeof SEARCH_RESULT_KINDS)[number]) =>
    of === kind ? { keyword, page, size: PAGE } : { keyword, page: 1, size: FEW };
  const results = await loadResults(
    loaderContext,
    {
      match: callOf('match'),
      team: callOf('team'),
      player: callOf('player'),
      league: callOf('league'),
      sport: callOf('sport'),
    },
    signal,
  );
  const total = SEARCH_RESULT_KINDS.reduce((sum, each) => sum + results[each].total, 0);
  return { kind: 'found', results, total };
}
