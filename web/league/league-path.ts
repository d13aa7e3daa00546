import type { MainSportKey, SportKey } from '../../realtime/protocol/sport.ts';
import { isMainSport } from '../scores/match-path.ts';
import { slugify } from '../scores/slug.ts';

/** The screens of a league (spec point 2, and the knock-out bracket of a cup). */
export const LEAGUE_TABS = ['overview', 'fixtures', 'results', 'standings', 'bracket'] as const;
export type LeagueTab = (typeof LEAGUE_TABS)[number];

export interface LeagueAddress {
  id: string;
  name: string;
  sportKey: SportKey;
}

/** A league's own path, without a screen. Only the main sports prefix it, as with matches. */
export function leagueRoot({ id, name, sportKey }: LeagueAddress): string {
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  const slug = slugify(name);
  return `${prefix}/league/${slug ? `${slug}/` : ''}${encodeURIComponent(id)}`;
}

/** The one address of a league's screen. */
export function leaguePath(league: LeagueAddress, tab: LeagueTab = 'overview'): string {
  return `${leagueRoot(league)}/${tab}`;
}

/** The leagues of a sport. */
export function leaguesPath(sportKey: MainSportKey): string {
  return `/${sportKey}/leagues`;
}

/** The squads of a cup, by group. */
export function cupRosterPath(leagueId: string): string {
  return `/league/cup-roster?leagueId=${encodeURIComponent(leagueId)}`;
}
