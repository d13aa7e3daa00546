import type { LoaderContext } from '../api/loader-context.server.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { call } from '../api/client.ts';
import { textOf } from '../text/text.ts';
import { eachAlone } from '../domain/each-alone.ts';
import type { SearchResult } from './search-result.ts';
import { SEARCH_RESULT_KINDS } from './search-result.ts';
import { loadResults, type ResultsByKind } from './load-results.server.ts';
import { parseTeamResult } from './parse-results.ts';
import type { SearchEntry } from './search-entry.ts';

export type SearchFound =
  /** Nothing was searched for: the teams the API suggests, to begin with. */
  | { kind: 'suggested'; teams: SearchResult[] }
  | { kind: 'found'; results: ResultsByKind; total: number };

const PAGE = 20;
/** Of each kind where all are shown together. */
const FEW = 6;
const SUGGESTED = 12;

/** What the search page shows. Throws an `ApiFailure` when it could not be loaded. */
export async function loadSearch(
  loaderContext: Pick<LoaderContext, 'api' | 'edge'>,
  { keyword, kind, page }: SearchEntry,
  signal: AbortSignal,
): Promise<SearchFound> {
  if (keyword === '') {
    const teams = await call(loaderContext.api, CALLS.listSuggestedTeams, {}, signal);
    const { reportFault, visitor } = loaderContext.edge;
    const t = textOf(visitor.language);
    const results = eachAlone(teams, (team) => parseTeamResult(t, team), reportFault);
    return { kind: 'suggested', teams: results.slice(0, SUGGESTED) };
  }
  const callOf = (of: (typeof SEARCH_RESULT_KINDS)[number]) =>
    of === kind ? { keyword, page, size: PAGE } : { keyword, page: 1, size: FEW };
  const results = await loadResults(
    loaderContext,
    {
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
