import type { MainSportKey, SportKey } from '../../realtime/protocol/sport.ts';
import { isMainSport } from '../scores/match-path.ts';
import { slugify } from '../scores/slug.ts';

/** The screens of a team (spec point 2). */
export const TEAM_TABS = ['overview', 'fixtures', 'results', 'standings'] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

export interface TeamAddress {
  id: string;
  name: string;
  sportKey: SportKey;
}

/** A team's own path, without a screen. Only the main sports prefix it, as with matches. */
export function teamRoot({ id, name, sportKey }: TeamAddress): string {
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  const slug = slugify(name);
  return `${prefix}/team/${slug ? `${slug}/` : ''}${encodeURIComponent(id)}`;
}

/** The one address of a team's screen. `tournamentId` picks one of its leagues. */
export function teamPath(
  team: TeamAddress,
  tab: TeamTab = 'overview',
  tournamentId?: string,
): string {
  const query = tournamentId === undefined ? '' : `?${new URLSearchParams({ tournamentId })}`;
  return `${teamRoot(team)}/${tab}${query}`;
}

/** The teams of a sport. */
export function teamsPath(sportKey: MainSportKey): string {
  return `/${sportKey}/teams`;
}
