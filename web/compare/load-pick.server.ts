import * as CALLS from '../../edge/contracts/calls.ts';
import type { FoundPlayer } from '../../edge/contracts/search.ts';
import type { TeamWire } from '../../edge/contracts/team.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { RouterContextProvider } from 'react-router';
import { call, callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { settle, settleTyped, type Settled } from '../api/settled.ts';
import { notFound } from '../app/not-found.ts';
import { parseTeam } from '../domain/team.ts';
import { comparePath, type Compared } from '../paths/compare-path.ts';
import type { ProfileAddress } from '../paths/profile-path.ts';
import { parsePlayer } from '../player/player.ts';
import { findTeams } from '../search/load-results.server.ts';
import { parsePlayerResult, parseTeamResult } from '../search/parse-results.ts';
import { readSearch } from '../search/search-entry.ts';
import type { SearchResult } from '../search/search-result.ts';
import { chosenLeague } from '../team/chosen-league.ts';
import { teamContextOf } from '../team/load-team.server.ts';

/** The team or player that a fan compares, and the ones to pick from. */
export interface PickData {
  kind: Compared;
  one: ProfileAddress;
  /** The search text; empty before a search. */
  keyword: string;
  /**
   * The results of the search. Before a search: the other teams of the league, or players of the
   * team.
   */
  others: Settled<readonly SearchResult[]>;
  /** The league or team whose members are offered; null after a search. */
  offeredOf: string | null;
}

const SHOWN = 40;

/** Loads the teams that a fan can compare a team with. */
export async function loadTeamPick(
  context: Readonly<RouterContextProvider>,
  request: Request,
  teamId: string,
): Promise<PickData> {
  const teamContext = await teamContextOf(context, request, teamId);
  const { api, edge, team } = teamContext;
  const { keyword } = readSearch(new URL(request.url).searchParams);
  const t = textOf(edge.visitor.language);
  const listed = (wires: readonly TeamWire[]) =>
    wires.flatMap((wire) => {
      const found = parseTeam(wire);
      const result = parseTeamResult(t, wire);
      if (!found || !result || found.id === team.id) return [];
      return [{ ...result, path: comparePath('teams', team, found) }];
    });
  if (keyword !== '') {
    const query = { keyword, page: 1, size: SHOWN, sportId: SPORTS[team.sportKey].id };
    const others = await settleTyped(
      findTeams(api, query, { language: t.language, signal: request.signal }).then(({ items }) =>
        listed(items),
      ),
    );
    return { kind: 'teams', one: team, keyword, others, offeredOf: null };
  }
  const [leagues, results] = await Promise.all([
    orNullWhenFailed(teamContext.leagues()),
    teamContext.firstMatches('results'),
  ]);
  const entries = results.kind === 'loaded' ? results.value.entries : [];
  const league = chosenLeague(leagues ?? [], null, entries);
  const others = await settle(
    league
      ? callOrNull(api, CALLS.listLeagueTeams, { id: league.id }, request.signal).then((wires) =>
          listed(wires ?? []),
        )
      : Promise.resolve([]),
  );
  return { kind: 'teams', one: team, keyword, others, offeredOf: league?.name ?? null };
}

/** Loads the players that a fan can compare a player with. */
export async function loadPlayerPick(
  context: Readonly<RouterContextProvider>,
  request: Request,
  playerId: string,
): Promise<PickData> {
  const { api, edge } = loaderContextOf(context, request);
  const { signal } = request;
  const { keyword } = readSearch(new URL(request.url).searchParams);
  const detail = await orThrowResponse(callOrNull(api, CALLS.getPlayer, { id: playerId }, signal));
  const player = detail && parsePlayer(detail);
  if (!player) throw notFound();
  const { sportKey } = player;
  const t = textOf(edge.visitor.language);
  const listed = (wires: readonly FoundPlayer[]) =>
    wires.flatMap((wire) => {
      const result = parsePlayerResult(t, wire);
      const other = { id: wire.playerId, name: wire.playerName, sportKey };
      if (!result || other.id === player.id) return [];
      return [{ ...result, path: comparePath('players', player, other) }];
    });
  const base = { kind: 'players' as const, one: player, keyword };
  if (keyword !== '') {
    const query = { keyword, page: 1, size: SHOWN, sportId: SPORTS[sportKey].id };
    const others = await settleTyped(
      call(api, CALLS.searchPlayers, query, signal).then(({ items }) => listed(items)),
    );
    return { ...base, others, offeredOf: null };
  }
  const [team] = player.teams;
  const others = await settle(
    team
      ? callOrNull(api, CALLS.getSquad, { id: team.id }, signal).then((squad) =>
          listed(
            (squad?.players ?? []).map((each) => ({
              ...each,
              playerSportId: SPORTS[sportKey].id,
              team: null,
            })),
          ),
        )
      : Promise.resolve([]),
  );
  return { ...base, others, offeredOf: team?.name ?? null };
}
