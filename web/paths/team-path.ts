import type { SportKey } from '../../realtime/sports/sport.ts';
import { profileRoot, type ProfileAddress } from './profile-path.ts';

/** The screens of a team (spec point 2). */
export const TEAM_TABS = ['overview', 'fixtures', 'results', 'standings'] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

/** A team's path, without a screen. */
export function teamRoot(team: ProfileAddress): string {
  return profileRoot('team', team);
}

/** A team screen's only address. `tournamentId` picks one of its leagues. */
export function teamPath(
  team: ProfileAddress,
  tab: TeamTab = 'overview',
  tournamentId?: string,
): string {
  const query = tournamentId === undefined ? '' : `?${new URLSearchParams({ tournamentId })}`;
  return `${teamRoot(team)}/${tab}${query}`;
}

/** A sport's teams. */
export function teamsPath(sportKey: SportKey): string {
  return `/${sportKey}/teams`;
}
