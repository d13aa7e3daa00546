import type { SportKey } from '../../realtime/sports/sport.ts';
import { profileRoot, type ProfileAddress } from './profile-path.ts';

/** The screens of a league (spec point 2, and the knock-out bracket of a cup). */
export type LeagueTab = 'overview' | 'fixtures' | 'results' | 'standings' | 'bracket';

/** A league's own path, without a screen. */
export function leagueRoot(league: ProfileAddress): string {
  return profileRoot('league', league);
}

/** The one address of a league's screen. */
export function leaguePath(league: ProfileAddress, tab: LeagueTab = 'overview'): string {
  return `${leagueRoot(league)}/${tab}`;
}

/** The leagues of a sport. */
export function leaguesPath(sportKey: SportKey): string {
  return `/${sportKey}/leagues`;
}

/** The squads of a cup, by group. */
export function cupRosterPath(leagueId: string): string {
  return `/league/cup-roster?leagueId=${encodeURIComponent(leagueId)}`;
}
