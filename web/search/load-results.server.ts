import * as CALLS from '../../edge/contracts/calls.ts';
import type { Found } from '../../edge/contracts/search.ts';
import type { TeamWire } from '../../edge/contracts/team.ts';
import type { Language } from '../../edge/contracts/language.ts';
import type { SportId } from '../../realtime/sports/sport.ts';
import { call, type Api } from '../api/client.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { englishNationNames } from '../../edge/shared/text/nation-names.server.ts';
import { textOf, type Text } from '../../edge/shared/text/text.ts';
import { mapValid } from '../domain/map-valid.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { parseMatchResult } from './parse-match-result.ts';
import type { SearchResult, SearchResultKind, SearchResults } from './search-result.ts';
import {
  parseLeagueResult,
  parsePlayerResult,
  parseSportResult,
  parseTeamResult,
} from './parse-results.ts';

/** A page of results of each kind. */
export type ResultsByKind = Record<SearchResultKind, SearchResults>;

interface SearchQuery {
  keyword: string;
  /** From 1. */
  page: number;
  size: number;
}

/** Searches all kinds at once. Throws an `ApiFailure` if one search fails. */
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
    findTeams(api, queries.team, { language: t.language, signal }).then((found) =>
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
      items: mapValid(items, (item) => parse(t, item), edge.reportFault),
      page,
      size,
      total,
    };
  }
}

/**
 * Finds teams by name. The first page begins with national teams whose nation has that name in the
 * visitor's language.
 */
export async function findTeams(
  api: Api,
  query: SearchQuery & { sportId?: SportId },
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<Found<TeamWire>> {
  const names = query.page === 1 ? englishNationNames(query.keyword, language) : [];
  const search = (keyword: string) => call(api, CALLS.searchTeams, { ...query, keyword }, signal);
  const [found, ofNations] = await Promise.all([
    search(query.keyword),
    Promise.all(names.map(search)),
  ]);
  const known = new Set(found.items.map(({ teamId }) => teamId));
  const others = ofNations
    .flatMap(({ items }) => items)
    .filter(({ teamId, teamNation }) => teamNation && !known.has(teamId));
  const items = [...others, ...found.items].slice(0, query.size);
  return { ...found, items, total: found.total + others.length };
}
