import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { settle, type Settled } from '../api/settled.ts';
import { loadSquad } from '../entity-page/load-squad.server.ts';
import type { SquadGroup } from '../entity-page/squad.ts';
import { rosterOf, type RosterGroup } from './cup-roster.ts';
import type { LeagueContext } from './load-league.server.ts';

export interface Roster {
  groups: Settled<readonly RosterGroup[]>;
  /** The open squad, if any. */
  open: { teamId: string; squad: Settled<readonly SquadGroup[]> } | null;
}

/** Loads a cup's teams, and the squad of the requested team. */
export async function loadRoster(
  leagueContext: LeagueContext,
  teamId: string | null,
  signal: AbortSignal,
): Promise<Roster> {
  const { api, league, rounds } = leagueContext;
  const [groups, squad] = await Promise.all([
    settle(
      Promise.all([
        callOrNull(api, CALLS.listLeagueTeams, { id: league.id }, signal),
        rounds(),
      ]).then(([teams, list]) => rosterOf(teams ?? [], list?.groups ?? [])),
    ),
    teamId === null ? null : loadSquad(leagueContext, teamId, signal),
  ]);
  return { groups, open: teamId !== null && squad ? { teamId, squad } : null };
}
