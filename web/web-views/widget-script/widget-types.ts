/** Contents of a widget by `type`: the path under `/frame/`, and the meaning of `id`. */
export const WIDGET_TYPES = {
  match: { path: 'liveStat/{sport}/tracker', id: 'matchId' },
  score: { path: 'liveStat/{sport}/score', id: 'matchId' },
  momentum: { path: 'liveStat/{sport}/momentum', id: 'matchId' },
  stats: { path: 'liveStat/{sport}/stats', id: 'matchId' },
  timeline: { path: 'liveStat/{sport}/timeline', id: 'matchId' },
  lineups: { path: 'widget/common/{sport}/lineups', id: 'matchId' },
  'head-to-head': { path: 'widget/common/{sport}/head-to-head', id: 'matchId' },
  today: { path: 'sportWidgets/{sport}', id: null },
  live: { path: 'widget/common/{sport}/live', id: null },
  'league-live': { path: 'widget/common/{sport}/live', id: 'leagueId' },
  standings: { path: 'widget/standings/{sport}', id: 'leagueId' },
  bracket: { path: 'widget/common/{sport}/bracket', id: 'leagueId' },
  'top-scorers': { path: 'widget/common/{sport}/top-scorers', id: 'leagueId' },
  fixtures: { path: 'widget/common/{sport}/fixtures', id: 'leagueId' },
  results: { path: 'widget/common/{sport}/results', id: 'leagueId' },
  'next-match': { path: 'widget/common/{sport}/next-match', id: 'leagueId' },
  'team-fixtures': { path: 'widget/common/{sport}/fixtures', id: 'teamId' },
  'team-results': { path: 'widget/common/{sport}/results', id: 'teamId' },
  'team-next-match': { path: 'widget/common/{sport}/next-match', id: 'teamId' },
} as const satisfies Readonly<Record<string, WidgetTarget>>;
export type WidgetType = keyof typeof WIDGET_TYPES;

interface WidgetTarget {
  path: string;
  id: 'matchId' | 'leagueId' | 'teamId' | null;
}

export function isWidgetType(name: string): name is WidgetType {
  return Object.hasOwn(WIDGET_TYPES, name);
}
