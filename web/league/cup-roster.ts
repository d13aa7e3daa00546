import type { Team } from '../../realtime/protocol/match-state.ts';
import { parseSide } from '../domain/parse-side.ts';
import type { RoundList } from '../../edge/contracts/rounds.ts';
import type { TeamWire } from '../../edge/contracts/team.ts';

export type RosterTeam = Team;

/** Teams of one group of a cup; `group` is null for teams without a group. */
export interface RosterGroup {
  group: string | null;
  teams: readonly RosterTeam[];
}

/** Groups a cup's teams; ungrouped ones come last. */
export function rosterOf(teams: readonly TeamWire[], groups: RoundList['groups']): RosterGroup[] {
  const byId = new Map(teams.map((wire) => [wire.teamId, parseSide(wire)]));
  const drawn = groups.map(({ groupName, teamIds }) => ({
    group: groupName,
    teams: teamIds.flatMap((id) => byId.get(id) ?? []),
  }));
  const ofGroups = new Set(drawn.flatMap((group) => group.teams.map(({ id }) => id)));
  const others = [...byId.values()].filter(({ id }) => !ofGroups.has(id));
  const listed = drawn.filter((group) => group.teams.length > 0);
  return others.length > 0 ? [...listed, { group: null, teams: others }] : listed;
}
