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

/** The one address of a team's screen. `tournamentId` picks one of its leagues. */
export function teamPath(
  { id, name, sportKey }: TeamAddress,
  tab: TeamTab = 'overview',
  tournamentId?: string,
): string {
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  const slug = slugify(name);
  const query = tournamentId === undefined ? '' : `?${new URLSearchParams({ tournamentId })}`;
  return `${prefix}/team/${slug ? `${slug}/` : ''}${encodeURIComponent(id)}/${tab}${query}`;
}

/** The teams of a sport. */
export function teamsPath(sportKey: MainSportKey): string {
  return `/${sportKey}/teams`;
}
