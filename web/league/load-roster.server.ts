import { getLeagueTeams, getRounds } from '../api/leagues.ts';
import { part, type Part } from '../api/part.ts';
import { loadSquad } from '../team/load-squad.server.ts';
import type { SquadGroup } from '../team/squad.ts';
import { rosterOf, type RosterGroup } from './cup-roster.ts';
import type { AskedLeague } from './load-league.server.ts';

export interface Roster {
  groups: Part<readonly RosterGroup[]>;
  /** The squad that is open, if one is. */
  open: { teamId: string; squad: Part<readonly SquadGroup[]> } | null;
}

/** The participants of a cup, with the squad of the one that is asked for. */
export async function loadRoster(
  { asked: { api }, league }: AskedLeague,
  teamId: string | null,
  signal: AbortSignal,
): Promise<Roster> {
  const [groups, squad] = await Promise.all([
    part(
      Promise.all([getLeagueTeams(api, league.id, signal), getRounds(api, league.id, signal)]).then(
        ([teams, rounds]) => rosterOf(teams ?? [], rounds?.groups ?? []),
      ),
    ),
    teamId === null ? null : loadSquad(api, teamId, signal),
  ]);
  return { groups, open: teamId !== null && squad ? { teamId, squad } : null };
}
