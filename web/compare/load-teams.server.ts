import type { RouterContextProvider } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { callOrNull, type Api } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { notFound } from '../app/not-found.ts';
import type { League, Opponents } from '../domain/match.ts';
import { parseTeam, type TeamProfile } from '../domain/team.ts';
import { parseHeadToHead, type HeadToHead } from '../match/tabs/head-to-head/head-to-head.ts';
import { uncounted } from '../standings/live-tables.ts';
import { loadStandings } from '../standings/load-standings.server.ts';
import type { Standings, StandingsRow } from '../standings/standings.ts';
import { tableOf } from '../standings/table-excerpt.ts';
import { chosenLeague } from '../team/chosen-league.ts';
import { callLeagues, callTeam } from '../team/load-team.server.ts';
import { bySides, opponentsOf, sidesOf } from './opponents.ts';

/** A team's row in the table of one of its leagues, with that table's league and season. */
export interface TeamSeason {
  leagueId: string;
  leagueName: string;
  /** '2026-27'; null if no catalogue names it. */
  name: string | null;
  row: StandingsRow;
}

export interface TeamsData {
  /** In the order of the address. */
  teams: readonly [TeamProfile, TeamProfile];
  opponents: Opponents;
  /** Null for a team without a table. */
  seasons: Record<Side, TeamSeason | null>;
  /** Null if it could not be loaded. */
  headToHead: HeadToHead | null;
  renderClock: RenderClock;
}

/** A team, and the league whose table it shows. */
interface Place {
  team: TeamProfile;
  league: League | null;
}

/**
 * Loads two teams side by side. Throws a response if one of them is missing, if they are the same, or if
 * their sports differ.
 */
export async function loadTeams(
  context: Readonly<RouterContextProvider>,
  request: Request,
  ids: readonly [string, string],
): Promise<TeamsData> {
  const { api, edge, timeZone } = loaderContextOf(context, request);
  const { signal } = request;
  const { language } = edge.visitor;
  if (ids[0] === ids[1]) throw notFound();
  // All calls that need only the ids go out together: see `web/e2e/question-cases.ts`.
  const [wires, leagues, compared] = await Promise.all([
    orThrowResponse(Promise.all([callTeam(api, ids[0], signal), callTeam(api, ids[1], signal)])),
    orNullWhenFailed(
      Promise.all([
        callLeagues(api, ids[0], { language, signal }),
        callLeagues(api, ids[1], { language, signal }),
      ]),
    ),
    orNullWhenFailed(callOrNull(api, CALLS.compareTeams, { id: ids[0], otherId: ids[1] }, signal)),
  ]);
  const [one, other] = [wires[0] && parseTeam(wires[0]), wires[1] && parseTeam(wires[1])];
  if (!one || !other || one.sportKey !== other.sportKey) throw notFound();
  const { sportKey } = one;
  const opponents = opponentsOf(sportKey, [one, other]);
  const headToHead =
    compared &&
    parseHeadToHead(bySides(sportKey, compared), {
      home: opponents.home.id,
      away: opponents.away.id,
    });
  const places = placesOf(
    sidesOf(sportKey, [one, other]),
    leagues && sidesOf(sportKey, leagues),
    headToHead,
  );
  const { home, away } = places;
  const homeTable = loadTable(api, home.league, signal);
  const awayTable =
    home.league?.id === away.league?.id ? homeTable : loadTable(api, away.league, signal);
  return {
    teams: [one, other],
    opponents,
    seasons: {
      home: seasonIn(await homeTable, home.team.id),
      away: seasonIn(await awayTable, away.team.id),
    },
    headToHead,
    renderClock: { now: edge.now, timeZone },
  };
}

/** Returns each team with the league to show: one in which both play, else a league of its own. */
function placesOf(
  teams: Record<Side, TeamProfile>,
  leagues: Record<Side, readonly League[]> | null,
  headToHead: HeadToHead | null,
): Record<Side, Place> {
  const { home = [], away = [] } = leagues ?? {};
  const form = headToHead?.form ?? { home: [], away: [] };
  const shared = home.filter(({ id }) => away.some((other) => other.id === id));
  const common = chosenLeague(shared, null, [...form.home, ...form.away]);
  return {
    home: { team: teams.home, league: common ?? chosenLeague(home, null, form.home) },
    away: { team: teams.away, league: common ?? chosenLeague(away, null, form.away) },
  };
}

/**
 * Loads a league's tables without the matches that can still change them, since the page does not
 * update them. Tables without a rule stay as loaded. Null on failure, since tables are optional.
 */
async function loadTable(
  api: Api,
  league: League | null,
  signal: AbortSignal,
): Promise<Standings | null> {
  if (!league) return null;
  const loaded = await loadStandings(api, league.id, {}, signal);
  if (loaded.kind === 'failed' || !loaded.value) return null;
  return uncounted(loaded.value) ?? loaded.value;
}

function seasonIn(standings: Standings | null, teamId: string): TeamSeason | null {
  const row =
    standings && tableOf(standings.tables, teamId)?.rows.find(({ team }) => team.id === teamId);
  if (!row) return null;
  const { league, season } = standings;
  return { leagueId: league.id, leagueName: league.name, name: season?.name ?? null, row };
}
