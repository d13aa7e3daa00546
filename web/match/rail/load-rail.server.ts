import type { ChannelWire } from '../../../edge/contracts/broadcasters.ts';
import * as CALLS from '../../../edge/contracts/calls.ts';
import type { EventDetail, EventWire } from '../../../edge/contracts/event.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import { stageOfRound } from '../../../realtime/sports/stage.ts';
import { callOrNull } from '../../api/client.ts';
import { orNullWhenFailed } from '../../api/failure.ts';
import type { LoaderContext } from '../../api/loader-context.server.ts';
import type { RoomSnapshot } from '../../domain/day-scores.ts';
import { parseEvent } from '../../domain/parse-event.ts';
import { parseLeagueName } from '../../domain/parse-league.server.ts';
import type { Match } from '../../domain/match.ts';
import { startOfDay } from '../../../edge/shared/time/day.ts';
import { parseEventPage } from '../../scores/list/load-listed.server.ts';
import { seedOf } from '../../scores/load-day.server.ts';
import { loadStandings } from '../../standings/load-standings.server.ts';
import type { Standings } from '../../standings/standings.ts';
import { tableOf } from '../../standings/table-excerpt.ts';
import { loadChannels } from '../load-channels.server.ts';

/** Content beside a match on a wide screen. Parts that fail or do not exist are empty. */
export interface Rail {
  channels: readonly ChannelWire[];
  /** Its league's tables; null for a knock-out. */
  standings: Standings | null;
  /** The other matches of its round; of its day if it has no round. */
  others: readonly Match[];
  roomSnapshot: RoomSnapshot;
}

/** Number of a league's matches to look through, and the maximum to show. */
const LOOKED_THROUGH = 20;
const SHOWN = 6;

/** Loads the rail of a match; null if it would be empty: the match then has the whole width. */
export async function loadRail(
  loaderContext: LoaderContext,
  event: Promise<EventDetail | null>,
  signal: AbortSignal,
): Promise<Rail | null> {
  const detail = await orNullWhenFailed(event);
  const league = detail && parseLeagueName(detail.league);
  if (!league) return null;
  const { api } = loaderContext;
  const hasTable =
    SPORTS[league.sportKey].screens.standings && detail.parts?.includes('standings') !== false;
  const season = { seasonId: detail.season?.seasonId };
  const [channels, standings, others, roomSnapshot] = await Promise.all([
    orNullWhenFailed(loadChannels(loaderContext, detail, signal)),
    hasTable ? loadStandings(api, league.id, season, signal) : null,
    orNullWhenFailed(loadOthers(loaderContext, detail, signal)),
    seedOf(api, league.sportKey, signal),
  ]);
  const table = standings?.kind === 'loaded' ? standings.value : null;
  const isListed = table && hasTableFor(table, detail.event);
  const rail: Rail = {
    channels: channels ?? [],
    standings: isListed ? table : null,
    others: others ?? [],
    roomSnapshot,
  };
  const isEmpty = rail.channels.length + rail.others.length === 0 && rail.standings === null;
  return isEmpty ? null : rail;
}

/** Whether a table includes the match: a tie of teams from two groups counts in neither. */
export function hasTableFor({ tables }: Standings, event: EventWire): boolean {
  const own = tableOf(tables, event.fixtureHomeTeamId);
  const isTie = stageOfRound(event.fixtureRound ?? undefined, event.fixtureGroup ?? undefined);
  return own !== undefined && (!isTie || own === tableOf(tables, event.fixtureAwayTeamId));
}

async function loadOthers(
  { api, timeZone }: LoaderContext,
  { event, league, season }: EventDetail,
  signal: AbortSignal,
): Promise<Match[]> {
  const own = parseEvent(event, league.leagueName);
  if (!own) return [];
  const page = await callOrNull(
    api,
    CALLS.listLeagueEvents,
    {
      leagueRadarId: league.leagueRadarId ?? league.leagueId,
      type: own.kind === 'result' ? 'results' : 'fixtures',
      size: LOOKED_THROUGH,
      seasonId: season?.seasonId,
    },
    signal,
  );
  const day = startOfDay(own.startTime, timeZone);
  return (page ? parseEventPage(page).entries : [])
    .filter(
      ({ match, round }) =>
        match.id !== own.id &&
        (event.fixtureRound === null
          ? startOfDay(match.startTime, timeZone) === day
          : round === event.fixtureRound),
    )
    .slice(0, SHOWN)
    .map(({ match }) => match);
}
