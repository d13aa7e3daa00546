import type { LoaderContext } from '../api/loader-context.server.ts';
import { getSuggestedTeams } from '../api/search.ts';
import { eachAlone } from '../domain/each-alone.ts';
import type { Find } from './find.ts';
import { FIND_KINDS } from './find.ts';
import { loadFinds, type FindsByKind } from './load-finds.server.ts';
import { parseTeamFind } from './parse-finds.ts';
import type { SearchEntry } from './search-entry.ts';

export type SearchFound =
  /** Nothing was searched for: the teams the API suggests, to begin with. */
  { kind: 'suggested'; teams: Find[] } | { kind: 'found'; finds: FindsByKind; total: number };

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
    const teams = await getSuggestedTeams(loaderContext.api, 'all', signal);
    const finds = eachAlone(teams, parseTeamFind, loaderContext.edge.reportFault);
    return { kind: 'suggested', teams: finds.slice(0, SUGGESTED) };
  }
  const callOf = (of: (typeof FIND_KINDS)[number]) =>
    of === kind ? { keyword, page, size: PAGE } : { keyword, page: 1, size: FEW };
  const finds = await loadFinds(
    loaderContext,
    { team: callOf('team'), league: callOf('league'), sport: callOf('sport') },
    signal,
  );
  const total = FIND_KINDS.reduce((sum, each) => sum + finds[each].total, 0);
  return { kind: 'found', finds, total };
}
