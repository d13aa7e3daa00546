import { redirect, type RouterContextProvider } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import type { PlayerEvents } from '../../edge/contracts/players.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { loaderContextOf, type LoaderContext } from '../api/loader-context.server.ts';
import { notFound } from '../app/not-found.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { settle, type Settled } from '../api/settled.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import { isUnsettled } from '../domain/is-unsettled.ts';
import { comingIn } from '../domain/overdue.ts';
import type { ListedMatch } from '../domain/event-page.ts';
import { parseEventPage } from '../scores/list/load-listed.server.ts';
import { teamPath } from '../paths/team-path.ts';
import { seedOf } from '../scores/load-day.server.ts';
import { parseTeam, type TeamProfile } from '../domain/team.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { loadStandings } from '../standings/load-standings.server.ts';
import type { Standings } from '../standings/standings.ts';
import { tableOf } from '../standings/table-excerpt.ts';
import type { PlayerMatch } from './player-matches.ts';
import { seasonCourse, type SeasonCourse } from './season-course.ts';
import { parsePlayer, parseSeasons, type PlayerProfile, type PlayerSeason } from './player.ts';

export interface PlayerData {
  player: PlayerProfile;
  seasons: readonly PlayerSeason[];
  /** The player's latest matches, newest first. */
  matches: Settled<readonly PlayerMatch[]>;
  course: SeasonCourse | null;
  /** The current or next match of the player's teams. */
  next: ListedMatch | null;
  /** The table of the newest season's league; null if it is unknown or lacks the player's team. */
  standings: Standings | null;
  roomSnapshot: RoomSnapshot;
  renderClock: RenderClock;
}

const MATCHES = 10;
/** Most matches in the line of a season. */
const SEASON_MATCHES = 60;
/** Number of a player's teams to search for the next match: a club and a nation. */
const TEAMS = 2;

/**
 * Loads a player's page. Throws a response if the player is missing or fails to load, and a
 * redirect for a contestant of an individual sport.
 */
export async function loadPlayer(
  context: Readonly<RouterContextProvider>,
  request: Request,
  playerId: string,
): Promise<PlayerData> {
  const loaderContext = loaderContextOf(context, request);
  const { api, edge, timeZone } = loaderContext;
  const { signal } = request;
  const input = { id: playerId };
  const [detail, matches] = await Promise.all([
    orThrowResponse(callOrNull(api, CALLS.getPlayer, input, signal)),
    settle(
      callOrNull(api, CALLS.listPlayerEvents, { ...input, size: SEASON_MATCHES }, signal).then(
        (events) => (events ? parsePlayerMatches(events) : []),
      ),
    ),
  ]);
  const player = detail && parsePlayer(detail);
  if (!player) throw await contestantOrMissing(loaderContext, playerId, signal);
  const isPlaying =
    matches.kind === 'failed' ||
    matches.value.some(({ entry }) => isUnsettled(entry.match, edge.now));
  // Sums include the match in play. A fan with a delay sees none until that match is over.
  const seasons = api.delay && isPlaying ? [] : parseSeasons(detail);
  const latest: typeof matches =
    matches.kind === 'failed' ? matches : { ...matches, value: matches.value.slice(0, MATCHES) };
  const [next, standings, roomSnapshot] = await Promise.all([
    nextMatch(loaderContext, player.teams, signal),
    tableOfTeam(loaderContext, { player, season: seasons[0] }, signal),
    seedOf(api, player.sportKey, signal),
  ]);
  return {
    player,
    seasons,
    matches: latest,
    course: matches.kind === 'failed' ? null : seasonCourse(matches.value, seasons),
    next,
    standings,
    roomSnapshot,
    renderClock: { now: edge.now, timeZone },
  };
}

/** Parses a response; keeps its order, and leaves out matches without the player's figures. */
export function parsePlayerMatches(events: PlayerEvents): PlayerMatch[] {
  const lines = new Map(events.lines.map((line) => [line.eventId, line]));
  return parseEventPage(events).entries.flatMap((entry) => {
    const line = lines.get(entry.match.id);
    if (!line) return [];
    const { teamId, isStarter, values } = line;
    return [{ entry, teamId, isStarter, values }];
  });
}

/**
 * Returns a redirect to the page of a contestant with this id, else a 404: the catalogue lists
 * players of individual sports as teams.
 */
async function contestantOrMissing({ api }: LoaderContext, id: string, signal: AbortSignal) {
  const wire = await orThrowResponse(callOrNull(api, CALLS.getTeam, { id }, signal));
  const team = wire && parseTeam(wire);
  return team && SPORTS[team.sportKey].contestant === 'player'
    ? redirect(teamPath(team), 301)
    : notFound();
}

/** Returns null on failure: it is optional. */
async function nextMatch(
  { api, edge: { now } }: LoaderContext,
  teams: readonly TeamProfile[],
  signal: AbortSignal,
): Promise<ListedMatch | null> {
  const pages = await Promise.all(
    teams
      .slice(0, TEAMS)
      .map(({ id }) =>
        orNullWhenFailed(
          callOrNull(
            api,
            CALLS.listTeamEvents,
            { teamRadarId: id, type: 'fixtures', size: 1 },
            signal,
          ),
        ),
      ),
  );
  const entries = pages.flatMap((page) =>
    page ? comingIn(parseEventPage(page), now).entries : [],
  );
  const [soonest] = entries.toSorted((a, b) => a.match.startTime - b.match.startTime);
  return soonest ?? null;
}

/** Returns null on failure: it is optional. */
async function tableOfTeam(
  { api }: LoaderContext,
  { player: { teams }, season }: { player: PlayerProfile; season: PlayerSeason | undefined },
  signal: AbortSignal,
): Promise<Standings | null> {
  if (!season) return null;
  const standings = await loadStandings(api, season.leagueId, {}, signal);
  if (standings.kind === 'failed' || !standings.value) return null;
  return tableOf(standings.value.tables, teams[0]?.id ?? '') ? standings.value : null;
}
