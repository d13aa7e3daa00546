import * as CALLS from '../../edge/contracts/calls.ts';
import type { Found } from '../../edge/contracts/search.ts';
import { call } from '../api/client.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { textOf, type Text } from '../text/text.ts';
import { eachAlone } from '../domain/each-alone.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { parseMatchResult } from './parse-match-result.ts';
import type { SearchResult, SearchResultKind, SearchResults } from './search-result.ts';
import {
  parseLeagueResult,
  parsePlayerResult,
  parseSportResult,
  parseTeamResult,
} from './parse-results.ts';

/** What is found of each kind: a page of the kind asked for, of the others how many there are. */
export type ResultsByKind = Record<SearchResultKind, SearchResults>;

interface SearchQuery {
  keyword: string;
  /** From 1. */
  page: number;
  size: number;
}

/** Searches all kinds at once. Throws an `ApiFailure` when one could not be. */
export async function loadResults(
  { api, edge, timeZone }: Pick<LoaderContext, 'api' | 'edge' | 'timeZone'>,
  queries: Record<SearchResultKind, SearchQuery>,
  signal: AbortSignal,
): Promise<ResultsByKind> {
  const t = textOf(edge.visitor.language);
  const [match, team, player, league, sport] = await Promise.all([
    call(api, CALLS.searchEvents, queries.match, signal).then((found) => {
      const names = new Map(found.leagues.map((each) => [each.leagueId, each.leagueName]));
      return resultsOf(found, (_, event) => {
        const parsed = parseEvent(event, names.get(event.fixtureLeagueId) ?? '');
        return parsed && parseMatchResult(t, parsed, { now: edge.now, timeZone });
      });
    }),
    call(api, CALLS.searchTeams, queries.team, signal).then((found) =>
      resultsOf(found, parseTeamResult),
    ),
    call(api, CALLS.searchPlayers, queries.player, signal).then((found) =>
      resultsOf(found, parsePlayerResult),
    ),
    call(api, CALLS.searchLeagues, queries.league, signal).then((found) =>
      resultsOf(found, parseLeagueResult),
    ),
    call(api, CALLS.searchSports, queries.sport, signal).then((found) =>
      resultsOf(found, parseSportResult),
    ),
  ]);
  return { match, team, player, league, sport };

  function resultsOf<Item>(
    found: Found<Item>,
    parse: (t: Text, item: Item) => SearchResult | null,
  ): SearchResults {
    const { items, page, size, total } = found;
    return {
      items: eachAlone(items, (item) => parse(t, item), edge.reportFault),
      page,
      size,
      total,
    };
  }
}
