import type { RoundList } from '../../edge/contracts/rounds.ts';
import type { TeamWire } from '../../edge/contracts/team.ts';

export interface RosterTeam {
  id: string;
  name: string;
}

/** The teams of a cup that were drawn together; `group` is null for those of none. */
export interface RosterGroup {
  group: string | null;
  teams: readonly RosterTeam[];
}

/** The teams of a cup by group, those of none last. */
export function rosterOf(teams: readonly TeamWire[], groups: RoundList['groups']): RosterGroup[] {
  const names = new Map(teams.map(({ teamId, teamName }) => [teamId, teamName]));
  const drawn = groups.map(({ groupName, teamIds }) => ({
    group: groupName,
    teams: teamIds.flatMap((id): RosterTeam[] => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
  }));
  const ofGroups = new Set(drawn.flatMap((group) => group.teams.map(({ id }) => id)));
  const others = teams
    .filter(({ teamId }) => !ofGroups.has(teamId))
    .map(({ teamId, teamName }) => ({ id: teamId, name: teamName }));
  const listed = drawn.filter((group) => group.teams.length > 0);
  return others.length > 0 ? [...listed, { group: null, teams: others }] : listed;
}
