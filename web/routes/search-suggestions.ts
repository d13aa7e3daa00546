import { isApiFailure } from '../api/failure.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { SEARCH_RESULT_KINDS } from '../search/search-result.ts';
import { loadOffered, OFFERED } from '../search/load-offered.server.ts';
import { loadResults } from '../search/load-results.server.ts';
import { offeredGroups, withItems } from '../search/offered-groups.ts';
import { resultHeading } from '../search/result-heading.ts';
import { readSearch } from '../search/search-entry.ts';
import type { Suggestions } from '../search/suggestions.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import type { Route } from './+types/search-suggestions';

/** Largest number of suggestions by kind, to fit below the search box. */
const SIZES = { match: 3, team: 4, player: 4, league: 3, sport: 2 };

/** Returns suggestions for `?keyword=`; default ones without a keyword. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Suggestions> {
  const { keyword } = readSearch(url.searchParams);
  const loaderContext = loaderContextOf(context, request);
  const t = textOf(loaderContext.edge.visitor.language);
  const call = { keyword, page: 1 };
  try {
    if (keyword === '') {
      const offered = await loadOffered(loaderContext, OFFERED, request.signal);
      return { keyword, isFailed: false, groups: offeredGroups(t, offered) };
    }
    const results = await loadResults(
      loaderContext,
      {
        match: { ...call, size: SIZES.match },
        team: { ...call, size: SIZES.team },
        player: { ...call, size: SIZES.player },
        league: { ...call, size: SIZES.league },
        sport: { ...call, size: SIZES.sport },
      },
      request.signal,
    );
    const groups = SEARCH_RESULT_KINDS.map((kind) => {
      const { items } = results[kind];
      return { kind, heading: resultHeading(t, kind, items), items };
    });
    return { keyword, isFailed: false, groups: withItems(groups) };
  } catch (error) {
    if (isApiFailure(error)) return failed(keyword);
    throw error;
  }
}

/** Returns a failed result if the request fails: the error page must not replace the box in use. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return failed(readSearch(new URL(request.url).searchParams).keyword);
  }
}

function failed(keyword: string): Suggestions {
  return { keyword, isFailed: true, groups: [] };
}
