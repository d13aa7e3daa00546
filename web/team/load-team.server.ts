import { data, type RouterContextProvider } from 'react-router';
import { NO_TEAM_DATA } from '../../edge/contracts/messages.ts';
import type { Language } from '../../edge/contracts/language.ts';
import type { TeamWire } from '../../edge/contracts/team.ts';
import { loaderContextOf, type LoaderContext } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { requestCache } from '../api/request-cache.server.ts';
import { settle, type Settled } from '../api/settled.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull, type Api } from '../api/client.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import { loadListed, type ListQuery } from '../scores/list/load-listed.server.ts';
import { seedOf } from '../scores/load-day.server.ts';
import { NO_MATCHES, type ListedPage } from '../domain/event-page.ts';
import type { League, Match } from '../domain/match.ts';
import { comingIn } from '../domain/overdue.ts';
import type { FormResult } from '../../realtime/sports/score.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { countryName } from '../../edge/shared/text/country-names.server.ts';
import { parseLeague } from '../domain/parse-league.server.ts';
import { chosenLeague } from './chosen-league.ts';
import { teamCountry } from './team-country.ts';
import { formOf } from './team-form.ts';
import { parseTeam, type TeamProfile } from '../domain/team.ts';

/** The team of a screen; the screen's layout and its content both need it. */
export interface TeamContext extends LoaderContext {
  team: TeamProfile;
  /** The id by which the API lists its matches. */
  radarId: string;
  /** Name of the home country, according to the team's source. */
  homeCountry: string | null;
  renderClock: RenderClock;
  /** Loads its leagues, by name, once. */
  leagues: () => Promise<readonly League[]>;
  /** Loads its first fixtures or results, once: enough to find its main league and home ground. */
  firstMatches: (type: ListQuery['type']) => Promise<Settled<ListedPage>>;
}

/** Data of the layout of a team's screens. */
export interface TeamLayoutData {
  team: TeamProfile;
  country: string | null;
  /** Its main league. */
  league: League | null;
  /** Its current or next match. */
  next: Match | null;
  /** Its last five results, oldest first. */
  form: readonly FormResult[];
  roomSnapshot: RoomSnapshot;
  renderClock: RenderClock;
}

const teamCache = requestCache<TeamWire | null>();
const leaguesCache = requestCache<readonly League[]>();
const matchesCache = requestCache<Settled<ListedPage>>();
const FIRST_MATCHES = 30;

/** Other calls use these words in place of a team id, so a page's path must not pass them as an id. */
const BESIDE_TEAMS = new Set(['suggested', 'group']);

/** Loads a team; null if it is missing. */
export async function callTeam(
  api: Api,
  id: string,
  signal: AbortSignal,
): Promise<TeamWire | null> {
  return BESIDE_TEAMS.has(id) ? null : callOrNull(api, CALLS.getTeam, { id }, signal);
}

/** Loads the leagues that a team plays in, by name. */
export async function callLeagues(
  api: Api,
  id: string,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<readonly League[]> {
  const leagues = await callOrNull(api, CALLS.listTeamLeagues, { id }, signal);
  return (leagues ?? []).flatMap((league) => parseLeague(league, language) ?? []);
}

/** Returns the team of a path. Throws a response if the team is missing or fails to load. */
export async function teamContextOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  teamId: string,
): Promise<TeamContext> {
  const loaderContext = loaderContextOf(context, request);
  const { api, edge } = loaderContext;
  const wire = await orThrowResponse(
    teamCache(context, teamId, () => callTeam(api, teamId, request.signal)),
  );
  const team = wire && parseTeam(wire);
  if (!team) throw data(NO_TEAM_DATA, { status: 404 });
  const radarId = wire.teamRadarId ?? wire.teamId;
  const renderClock = { now: edge.now, timeZone: loaderContext.timeZone };
  return {
    ...loaderContext,
    team,
    radarId,
    homeCountry: countryName(wire.teamCountry ?? null, edge.visitor.language),
    renderClock,
    firstMatches: (type) =>
      matchesCache(context, `${teamId} ${type}`, () =>
        loadTeamMatches(
          { api, radarId, renderClock },
          { type, size: FIRST_MATCHES },
          request.signal,
        ),
      ),
    leagues: () =>
      leaguesCache(context, teamId, () =>
        callLeagues(api, teamId, { language: edge.visitor.language, signal: request.signal }),
      ),
  };
}

export function loadTeamMatches(
  { api, radarId, renderClock: { now } }: Pick<TeamContext, 'api' | 'radarId' | 'renderClock'>,
  query: ListQuery,
  signal: AbortSignal,
) {
  const parameters = { teamRadarId: radarId, ...query };
  const call = callOrNull(api, CALLS.listTeamEvents, parameters, signal);
  return loadListed(call, { flag: query.flag, now });
}

export async function loadTeamLayout(
  { api, edge, team, homeCountry, renderClock, leagues, firstMatches }: TeamContext,
  signal: AbortSignal,
): Promise<TeamLayoutData> {
  const [own, fixtures, results, roomSnapshot] = await Promise.all([
    settle(leagues()),
    firstMatches('fixtures'),
    firstMatches('results'),
    seedOf(api, team.sportKey, signal),
  ]);
  const list = own.kind === 'loaded' ? own.value : [];
  const coming = fixtures.kind === 'loaded' ? fixtures.value : NO_MATCHES;
  const played = results.kind === 'loaded' ? results.value : NO_MATCHES;
  const country = teamCountry(team, { leagues: list, home: homeCountry }, (code) =>
    countryName(code, edge.visitor.language),
  );
  return {
    team,
    country,
    league: chosenLeague(list, null, [...coming.entries, ...played.entries]),
    next: comingIn(coming, renderClock.now).entries[0]?.match ?? null,
    form: formOf(played.entries, team.id),
    roomSnapshot,
    renderClock,
  };
}
