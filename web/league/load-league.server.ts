import { data, type RouterContextProvider } from 'react-router';
import { NO_LEAGUE_DATA } from '../../edge/contracts/messages.ts';
import type { LeagueWire } from '../../edge/contracts/league.ts';
import type { RoundList } from '../../edge/contracts/rounds.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { loaderContextOf, type LoaderContext } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { requestCache } from '../api/request-cache.server.ts';
import { settle } from '../api/settled.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import { loadListed, type ListQuery } from '../scores/list/load-listed.server.ts';
import { tableStageOf } from '../../realtime/sports/stage.ts';
import { seedOf } from '../scores/load-day.server.ts';
import type { League } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { parseLeague } from '../domain/parse-league.server.ts';
import { seasonProgress, type SeasonProgress } from './season-progress.ts';

/** The league of a screen; the screen's layout and its content both need it. */
export interface LeagueContext extends LoaderContext {
  league: League;
  /** Loads the rounds of its season, once: layout and overview both need them. */
  rounds: () => Promise<RoundList | null>;
  /** The id by which the API lists its matches. */
  radarId: string;
  renderClock: RenderClock;
}

/** Data of the layout of a league's screens. */
export interface LeagueLayoutData {
  league: League;
  season: string | null;
  /** Null if its rounds are unknown. */
  progress: SeasonProgress | null;
  /** Whether a stage of the season has tables; false for a pure knock-out. */
  hasTable: boolean;
  hasBracket: boolean;
  roomSnapshot: RoomSnapshot;
  renderClock: RenderClock;
}

const leagueCache = requestCache<LeagueWire | null>();
const roundsCache = requestCache<RoundList | null>();

/** Returns the league of a path. Throws a response if the league is missing or fails to load. */
export async function leagueContextOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  leagueId: string,
): Promise<LeagueContext> {
  const loaderContext = loaderContextOf(context, request);
  const wire = await orThrowResponse(
    leagueCache(context, leagueId, () =>
      callOrNull(loaderContext.api, CALLS.getLeague, { id: leagueId }, request.signal),
    ),
  );
  const league = wire && parseLeague(wire, loaderContext.edge.visitor.language);
  if (!league) throw data(NO_LEAGUE_DATA, { status: 404 });
  return {
    ...loaderContext,
    league,
    rounds: () =>
      roundsCache(context, leagueId, () =>
        callOrNull(loaderContext.api, CALLS.listRounds, { id: leagueId }, request.signal),
      ),
    radarId: wire.leagueRadarId ?? wire.leagueId,
    renderClock: { now: loaderContext.edge.now, timeZone: loaderContext.timeZone },
  };
}

export function loadLeagueMatches(
  { api, radarId, renderClock: { now } }: LeagueContext,
  query: ListQuery,
  signal: AbortSignal,
) {
  const parameters = { leagueRadarId: radarId, ...query };
  const call = callOrNull(api, CALLS.listLeagueEvents, parameters, signal);
  return loadListed(call, { flag: query.flag, now });
}

export async function loadLeagueLayout(
  { api, league, rounds: roundsOf, renderClock }: LeagueContext,
  signal: AbortSignal,
): Promise<LeagueLayoutData> {
  const [rounds, roomSnapshot] = await Promise.all([
    settle(roundsOf()),
    seedOf(api, league.sportKey, signal),
  ]);
  const list = rounds.kind === 'loaded' ? rounds.value : null;
  const stages = list && (list.stages ?? list.rounds.map(({ stage }) => stage));
  return {
    league,
    season: list?.season?.seasonName ?? null,
    progress: list && seasonProgress(list.rounds, renderClock.now),
    // If the rounds failed to load, a table is assumed: most leagues have one.
    hasTable: stages?.some((stage) => tableStageOf(stage) !== null) ?? true,
    hasBracket: stages?.includes('knockout') ?? false,
    roomSnapshot,
    renderClock,
  };
}
