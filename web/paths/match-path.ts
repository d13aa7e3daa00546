import { MAIN_SPORT_KEYS, type MainSportKey } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Match } from '../domain/match.ts';
import { matchSlug } from './slug.ts';

/** The one address of a match. Only the main sports prefix it (spec point 2). */
export function matchPath({
  id,
  sportKey,
  home,
  away,
}: Pick<Match, 'id' | 'sportKey' | 'home' | 'away'>): string {
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  return `${prefix}/match/${matchSlug(home.name, away.name)}/${encodeURIComponent(id)}`;
}

/** All matches of a sport on a day (its start, ms), or where today's are found. */
export function matchesPath(sportKey: MainSportKey, from?: number): string {
  return `/${sportKey}/matches/all${from === undefined ? '' : `?date=${from}`}`;
}

/** The matches of any sport that are on or about to begin. */
export function liveSportPath(sportKey: SportKey): string {
  return `/live?sport=${sportKey}`;
}

export function isMainSport(key: string): key is MainSportKey {
  return MAIN_SPORT_KEYS.some((main) => main === key);
}
