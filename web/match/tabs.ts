import { SPORTS } from '../../realtime/sports/registry.ts';
import type { MatchRecord } from '../domain/match-record.ts';
import type { Match } from '../domain/match.ts';
import { MATCH_TABS } from '../../edge/shared/text/match-tabs.ts';

/** The parts of a match's page (spec point 2). */
export const TABS = ['overview', ...MATCH_TABS] as const;
export type TabKey = (typeof TABS)[number];

/**
 * Tabs in order, the most wanted first. Sports whose course is not a timeline use `PLAYERS_FIRST`.
 */
const ORDER = [
  'overview',
  'lineups',
  'stats',
  'commentary',
  'box-score',
  'head-to-head',
  'standings',
  'odds',
] as const satisfies readonly TabKey[];
const PLAYERS_FIRST = [
  'overview',
  'box-score',
  'commentary',
  'stats',
  'lineups',
  'head-to-head',
  'standings',
  'odds',
] as const satisfies readonly TabKey[];

export interface TabRules {
  match: Pick<Match, 'sportKey' | 'kind'>;
  /** Its incidents and figures so far. */
  course: Pick<MatchRecord, 'incidents' | 'stats'>;
  /** Parts that the catalogue has; absent if unknown. */
  parts?: readonly string[] | undefined;
  /** Spec point 5: a native app may be too old for odds. */
  allowsOdds: boolean;
}

/** Returns a match's tabs: those of its sport and stage that have data. */
export function tabsOf({ match, course, parts, allowsOdds }: TabRules): TabKey[] {
  const isPlayed = match.kind === 'live' || match.kind === 'result';
  const { standings, teamSheets, course: shows } = SPORTS[match.sportKey].screens;
  const has = (tab: TabKey) => parts === undefined || parts.includes(tab);
  const rules: Record<TabKey, boolean> = {
    overview: true,
    odds: allowsOdds && has('odds'),
    'head-to-head': has('head-to-head'),
    lineups: teamSheets && has('lineups'),
    standings: standings && has('standings'),
    commentary: isPlayed && (course.incidents.length > 0 || has('commentary')),
    stats: isPlayed && (Object.keys(course.stats).length > 0 || has('stats')),
    'box-score': isPlayed && teamSheets && has('box-score'),
  };
  return (shows === 'timeline' ? ORDER : PLAYERS_FIRST).filter((tab) => rules[tab]);
}

/** Returns the tab at a match page's path. */
export function tabOfPath(pathname: string): TabKey {
  const last = pathname.replace(/\/$/, '').split('/').at(-1);
  return TABS.find((tab) => tab === last && tab !== 'overview') ?? 'overview';
}

/** Returns the path without its tab. */
export function basePath(pathname: string): string {
  const path = pathname.replace(/\/$/, '');
  const tab = tabOfPath(path);
  return tab === 'overview' ? path : path.slice(0, -(tab.length + 1));
}

/** Returns the path of a tab. */
export function tabPath(base: string, tab: TabKey): string {
  return tab === 'overview' ? base : `${base}/${tab}`;
}
