import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { leaguesPath } from '../paths/league-path.ts';
import { isMainSport, matchesPath } from '../paths/match-path.ts';
import { newsPath } from '../paths/news-path.ts';
import { teamsPath } from '../paths/team-path.ts';

export interface SubNavigationEntry {
  name: 'news' | 'matches' | 'leagues' | 'teams';
  path: string;
  /** Window widths that show it. */
  widths: 'wide' | 'both';
}

/**
 * Returns the entries below a sport (spec point 2). Sports of players have no teams. Only the main
 * sports have their own news (ADR 85). In a narrow window, news and matches are in the bottom
 * navigation instead.
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

/** Returns the entry of a path: a list's own, or for a match, team or league that of its list. */
export function currentSubEntry(
  entries: readonly SubNavigationEntry[],
  pathname: string,
): SubNavigationEntry | undefined {
  const section = sectionOf(pathname);
  return entries.find(({ path }) => sectionOf(path) === section);
}

/**
 * Returns a path's section in the singular: 'team' for '/football/teams' and
 * '/football/team/red-star/7'.
 */
function sectionOf(path: string): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  const section = /^(match|team|league|news)/.test(first) ? first : second;
  return section.replace(/(?<=match)es$|s$/, '');
}
