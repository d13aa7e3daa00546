import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { leaguesPath } from '../paths/league-path.ts';
import { isMainSport, matchesPath } from '../paths/match-path.ts';
import { newsPath } from '../paths/news-path.ts';
import { teamsPath } from '../paths/team-path.ts';

export interface SubNavigationEntry {
  name: 'news' | 'matches' | 'leagues' | 'teams';
  path: string;
  /** The windows in which it is seen. */
  widths: 'wide' | 'both';
}

/**
 * What lies below a sport (spec point 2). Tennis is played by players: it has
 * no teams. Only the main sports have news of their own (ADR 85). In a narrow
 * window news and matches stand in the bottom navigation.
 */
export function subNavigation(sportKey: SportKey): SubNavigationEntry[] {
  const news = { name: 'news', path: newsPath(sportKey), widths: 'wide' } as const;
  const matches = { name: 'matches', path: matchesPath(sportKey), widths: 'wide' } as const;
  const leagues = { name: 'leagues', path: leaguesPath(sportKey), widths: 'both' } as const;
  const teams = { name: 'teams', path: teamsPath(sportKey), widths: 'both' } as const;
  return [
    ...(isMainSport(sportKey) ? [news] : []),
    matches,
    leagues,
    ...(SPORTS[sportKey].contestant === 'player' ? [] : [teams]),
  ];
}

/** The entry a path lies under: the list itself, or a page of one of its items. */
export function currentSubEntry(
  entries: readonly SubNavigationEntry[],
  pathname: string,
): SubNavigationEntry | undefined {
  const section = sectionOf(pathname);
  return entries.find(({ path }) => sectionOf(path) === section);
}

/** '/football/team/red-star/7' → 'team', as '/football/teams'. */
function sectionOf(path: string): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  const section = /^(match|team|league|news)/.test(first) ? first : second;
  return section.replace(/(?<=match)es$|s$/, '');
}
