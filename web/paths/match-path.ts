import { MAIN_SPORT_KEYS, type MainSportKey } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { SluggedTeam } from '../domain/parse-side.ts';
import { matchSlug } from './slug.ts';

/** Parts of a match's address. */
interface MatchAddress {
  id: string;
  sportKey: SportKey;
  home: Pick<SluggedTeam, 'name' | 'slugName'>;
  away: Pick<SluggedTeam, 'name' | 'slugName'>;
}

/**
 * Returns a match's canonical path; it begins with the sport only for main sports (spec point 2,
 * ADR 85).
 */
export function matchPath({ id, sportKey, home, away }: MatchAddress): string {
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  return `${prefix}/match/${matchSlug(home.slugName ?? home.name, away.slugName ?? away.name)}/${encodeURIComponent(id)}`;
}

/**
 * Returns the address of a sport's matches on the day that starts at `from` (ms), by default today.
 */
export function matchesPath(sportKey: SportKey, from?: number): string {
  return `/${sportKey}/matches/all${from === undefined ? '' : `?date=${from}`}`;
}

export function isMainSport(key: string): key is MainSportKey {
  return MAIN_SPORT_KEYS.some((main) => main === key);
}
