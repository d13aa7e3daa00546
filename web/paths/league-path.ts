import type { SportKey } from '../../realtime/sports/sport.ts';
import { profileRoot, type ProfileAddress } from './profile-path.ts';

/** Screens of a league (spec point 2, and a cup's knock-out bracket). */
export type LeagueTab = 'overview' | 'fixtures' | 'results' | 'standings' | 'bracket';

/** Returns a league's path, without a screen. */
export function leagueRoot(league: ProfileAddress): string {
  return profileRoot('league', league);
}

/** Returns a league screen's canonical path. */
export function leaguePath(league: ProfileAddress, tab: LeagueTab = 'overview'): string {
  return `${leagueRoot(league)}/${tab}`;
}

/** Returns the path of a sport's leagues. */
export function leaguesPath(sportKey: SportKey): string {
  return `/${sportKey}/leagues`;
}

/** Returns the address of a cup's squads, by group. */
export function cupRosterPath(leagueId: string): string {
  return `/league/cup-roster?leagueId=${encodeURIComponent(leagueId)}`;
}
