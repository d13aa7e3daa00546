import type { Found } from '../../edge/contracts/search.ts';
import { searchLeagues, searchSports, searchTeams, type SearchCall } from '../api/search.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { eachAlone } from '../domain/each-alone.ts';
import type { Find, FindKind, Finds } from './find.ts';
import { parseLeagueFind, parseSportFind, parseTeamFind } from './parse-finds.ts';

/** What is found of each kind: a page of the kind asked for, of the others how many there are. */
export type FindsByKind = Record<FindKind, Finds>;

/** Searches all kinds at once. Throws an `ApiFailure` when one could not be. */
export async function loadFinds(
  { api, edge }: Pick<LoaderContext, 'api' | 'edge'>,
  calls: Record<FindKind, SearchCall>,
  signal: AbortSignal,
): Promise<FindsByKind> {
  const [team, league, sport] = await Promise.all([
    searchTeams(api, calls.team, signal).then((found) => findsOf(found, parseTeamFind)),
    searchLeagues(api, calls.league, signal).then((found) => findsOf(found, parseLeagueFind)),
    searchSports(api, calls.sport, signal).then((found) => findsOf(found, parseSportFind)),
  ]);
  return { team, league, sport };

  function findsOf<Item>(found: Found<Item>, parse: (item: Item) => Find | null): Finds {
    const { items, page, size, total } = found;
    return { items: eachAlone(items, parse, edge.reportFault), page, size, total };
  }
}
