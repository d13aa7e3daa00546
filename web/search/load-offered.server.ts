import type { LeagueWire } from '../../edge/contracts/league.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import {
  ALL_SPORTS,
  MAIN_SPORT_KEYS,
  SPORTS,
  sportRadarId,
} from '../../realtime/sports/registry.ts';
import type { Sport } from '../../realtime/sports/sport.ts';
import { call } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { byImportance, isAtHome } from '../domain/league-order.server.ts';
import { mapValid } from '../domain/map-valid.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { seedOf } from '../scores/load-day.server.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { parseMatchResult } from './parse-match-result.ts';
import { parseLeagueResult, parseTeamResult } from './parse-results.ts';
import type { SearchResult } from './search-result.ts';

/** What the search offers before any typing. */
export interface Offered {
  live: SearchResult[];
  /**
   * The most important leagues of the main sports in turns, those of the visitor's country first.
   */
  leagues: SearchResult[];
  /** The teams with the most matches near today, of the main sports in turns. */
  teams: SearchResult[];
}

/** Most items of each kind: as many as fit below the search box. */
export const OFFERED = { live: 4, leagues: 4, teams: 6 };

/**
 * Loads live matches and popular leagues and teams, at most `most` of each. A kind that fails to
 * load is empty.
 */
export async function loadOffered(
  loaderContext: LoaderContext,
  most: Record<keyof Offered, number>,
  signal: AbortSignal,
): Promise<Offered> {
  const { api, edge, timeZone } = loaderContext;
  const { reportFault, visitor, now } = edge;
  const t = textOf(visitor.language);
  const [rooms, suggested] = await Promise.all([
    Promise.all(ALL_SPORTS.map(({ key }) => seedOf(api, key, signal))),
    loadSuggested(loaderContext, undefined, most, signal),
  ]);
  const live = rooms.map(({ snapshot }) =>
    mapValid(Object.values(snapshot?.lines ?? {}), matchOfLine, reportFault).filter(
      ({ kind }) => kind === 'live',
    ),
  );
  return {
    live: inTurns(live, most.live).map((match) => parseMatchResult(t, match, { now, timeZone })),
    ...suggested,
  };
}

/**
 * Loads leagues and suggested teams of a sport, or of all main sports. A kind that fails to load is
 * empty. A sport that is not a main one gets no leagues: see `popularLeagues`.
 */
export async function loadSuggested(
  { api, edge: { reportFault, visitor } }: LoaderContext,
  sport: Sport | undefined,
  most: Record<'leagues' | 'teams', number>,
  signal: AbortSignal,
): Promise<Omit<Offered, 'live'>> {
  const t = textOf(visitor.language);
  // A call for all sports would return teams of the busiest sport alone.
  const sports = sport ? [sport] : MAIN_SPORT_KEYS.map((key) => SPORTS[key]);
  const [leagues, teams] = await Promise.all([
    orNullWhenFailed(call(api, CALLS.listLeagues, sport ? { sportId: sport.id } : {}, signal)),
    Promise.all(
      sports.map(({ id }) => {
        const query = { sportRadarId: sportRadarId(id) };
        return orNullWhenFailed(call(api, CALLS.listSuggestedTeams, query, signal));
      }),
    ),
  ]);
  return {
    leagues: mapValid(
      popularLeagues(leagues ?? [], visitor.countryCode, most.leagues),
      (league) => parseLeagueResult(t, league),
      reportFault,
    ),
    teams: inTurns(
      teams.map((list) => mapValid(list ?? [], (team) => parseTeamResult(t, team), reportFault)),
      most.teams,
    ),
  };
}

/**
 * Returns at most `most` leagues of the main sports: those of the visitor's country first, then
 * other ranked ones, then the rest; each tier by importance, with sports in turns.
 */
export function popularLeagues(
  leagues: readonly LeagueWire[],
  visitorCountry: string | null,
  most: number,
): LeagueWire[] {
  const isHome = ({ leagueCountry }: LeagueWire) => isAtHome(leagueCountry, visitorCountry);
  const isRanked = ({ leagueRank }: LeagueWire) => (leagueRank ?? 0) > 0;
  const ordered = byImportance(leagues, visitorCountry);
  const tiers = [
    ordered.filter(isHome),
    ordered.filter((league) => !isHome(league) && isRanked(league)),
    ordered.filter((league) => !isHome(league) && !isRanked(league)),
  ];
  return tiers
    .flatMap((tier) =>
      inTurns(
        MAIN_SPORT_KEYS.map((key) =>
          tier.filter((league) => league.leagueSportId === SPORTS[key].id),
        ),
        most,
      ),
    )
    .slice(0, most);
}

/** Returns the first item of each list, then the second of each, and so on, up to `most`. */
export function inTurns<Item>(lists: readonly (readonly Item[])[], most: number): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  )
    .flat()
    .slice(0, most);
}
