import type { SportKey } from '../../realtime/sports/sport.ts';
import { profileRoot, type ProfileAddress } from './profile-path.ts';

/** The screens of a team (spec point 2). */
export const TEAM_TABS = ['overview', 'fixtures', 'results', 'standings'] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

/** Returns a team's path, without a screen. */
export function teamRoot(team: ProfileAddress): string {
  return profileRoot('team', team);
}

/** Returns a team screen's canonical path. `tournamentId` adds the choice of one of its leagues. */
export function teamPath(
  team: ProfileAddress,
  tab: TeamTab = 'overview',
  tournamentId?: string,
): string {
  const query = tournamentId === undefined ? '' : `?${new URLSearchParams({ tournamentId })}`;
  return `${teamRoot(team)}/${tab}${query}`;
}

/** Returns the path of a sport's teams. */
export function teamsPath(sportKey: SportKey): string {
  return `/${sportKey}/teams`;
}
