import { isApiFailure } from '../api/failure.ts';
import { loading } from '../api/load-api.server.ts';
import { FIND_KINDS } from '../search/find.ts';
import { loadFinds } from '../search/load-finds.server.ts';
import { readSearch } from '../search/search-entry.ts';
import type { Suggestions } from '../search/suggestions.ts';
import type { Route } from './+types/search-suggestions';

/** A handful of each kind: what fits below the search box. */
const SIZES = { team: 5, league: 4, sport: 2 };

/** What the search box suggests for `?keyword=`. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Suggestions> {
  const { keyword } = readSearch(url.searchParams);
  if (keyword === '') return { keyword, groups: [] };
  const call = { keyword, page: 1 };
  try {
    const finds = await loadFinds(
      loading(context, request),
      {
        team: { ...call, size: SIZES.team },
        league: { ...call, size: SIZES.league },
        sport: { ...call, size: SIZES.sport },
      },
      request.signal,
    );
    const groups = FIND_KINDS.map((kind) => ({ kind, items: finds[kind].items }));
    return { keyword, groups: groups.filter(({ items }) => items.length > 0) };
  } catch (error) {
    // Suggestions are a help: the search page itself will say what is wrong.
    if (isApiFailure(error)) return { keyword, groups: [] };
    throw error;
  }
}
