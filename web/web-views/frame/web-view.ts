import * as v from 'valibot';
import type { PolicyType } from '../../../edge/contracts/policy.ts';
import { standingsScopeSchema } from '../../../edge/contracts/standings.ts';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import type { Sport } from '../../../realtime/sports/sport.ts';
import { isPolicyType } from '../../about/policy-type.ts';

/** Parts of a match in `liveStat/{sportId}/{widgetId}`; the tracker shows all of them. */
export const LIVE_STATS = ['tracker', 'score', 'momentum', 'stats', 'timeline'] as const;
export type LiveStatWidget = (typeof LIVE_STATS)[number];

const idSchema = v.pipe(v.string(), v.regex(/^[^\p{Cc}/]{1,200}$/u));
const ofMatch = v.object({ matchId: idSchema });
const ofLeague = v.object({ leagueId: idSchema });
const ofTeam = v.object({ teamId: idSchema });
const ofLeagueOrTeam = v.union([ofTeam, ofLeague]);
export type LeagueOrTeam = v.InferOutput<typeof ofLeagueOrTeam>;

const standingsQuery = v.object({
  leagueId: idSchema,
  seasonId: v.optional(idSchema),
  scope: v.optional(standingsScopeSchema),
});

/** Widgets of `widget/common/{sportId}/{widgetId}`, each with the schema of its query. */
export const COMMON_WIDGETS = {
  fixtures: ofLeagueOrTeam,
  results: ofLeagueOrTeam,
  live: v.object({ leagueId: v.optional(idSchema) }),
  bracket: ofLeague,
  'top-scorers': ofLeague,
  'head-to-head': ofMatch,
  lineups: ofMatch,
  'next-match': ofLeagueOrTeam,
};

/** An address under `/frame/` (spec point 2), with the values of its query. */
export type WebView =
  | { kind: 'policy-list'; type: PolicyType }
  | { kind: 'policy'; type: PolicyType; id: string }
  | { kind: 'delete-account-instructions' }
  | { kind: 'sport'; sport: Sport }
  | { kind: 'live'; sport: Sport; leagueId: string | null }
  | MatchView
  | LeagueView
  | ListView;

/** An address of one match. */
export type MatchView =
  | { kind: 'live-stat'; sport: Sport; widget: LiveStatWidget; matchId: string }
  | { kind: 'head-to-head'; sport: Sport; matchId: string }
  | { kind: 'lineups'; sport: Sport; matchId: string };

/** An address of a league's season. */
export type LeagueView =
  | ({ kind: 'standings'; sport: Sport } & v.InferOutput<typeof standingsQuery>)
  | { kind: 'bracket'; sport: Sport; leagueId: string }
  | { kind: 'top-scorers'; sport: Sport; leagueId: string };

/** An address of matches of a league or a team. */
export interface ListView {
  kind: 'fixtures' | 'results' | 'next-match';
  sport: Sport;
  of: LeagueOrTeam;
}

/** An invalid query; `parameters` are the names of those that are wrong or missing. */
export interface BadQuery {
  kind: 'bad-query';
  parameters: readonly string[];
}

/** Returns the web view of an address under `/frame/`; null if the address has none. */
export function webViewOf({ pathname, searchParams }: URL): WebView | BadQuery | null {
  const [frame, screen, ...rest] = pathname.split('/').filter(Boolean).map(decoded);
  if (frame !== 'frame') return null;
  const query = Object.fromEntries(searchParams);
  if (screen === 'policy') return policyOf(rest);
  if (screen === 'delete-account-instructions')
    return rest.length === 0 ? { kind: 'delete-account-instructions' } : null;
  if (screen === 'liveStat') return liveStatOf(rest, query);
  if (screen === 'sportWidgets') {
    const sport = rest.length === 1 ? sportOf(rest[0]) : null;
    return sport && { kind: 'sport', sport };
  }
  if (screen === 'widget') return widgetOf(rest, query);
  return null;
}

type Query = Readonly<Record<string, string>>;

function policyOf([type = '', id, ...more]: readonly string[]): WebView | null {
  if (!isPolicyType(type) || more.length > 0) return null;
  return id === undefined ? { kind: 'policy-list', type } : { kind: 'policy', type, id };
}

function liveStatOf([id, name, ...more]: readonly string[], query: Query): Asked {
  const sport = sportOf(id);
  const widget = LIVE_STATS.find((known) => known === name);
  if (!sport || !widget || more.length > 0) return null;
  return read(ofMatch, query, ({ matchId }) => ({ kind: 'live-stat', sport, widget, matchId }));
}

function widgetOf([group, id, name, ...more]: readonly string[], query: Query): Asked {
  const sport = sportOf(id);
  if (!sport || more.length > 0) return null;
  if (group === 'standings' && name === undefined)
    return read(standingsQuery, query, (asked) => ({ kind: 'standings', sport, ...asked }));
  if (group !== 'common') return null;
  switch (name) {
    case 'fixtures':
    case 'results':
    case 'next-match':
      return read(COMMON_WIDGETS[name], query, (of) => ({ kind: name, sport, of }));
    case 'live':
      return read(COMMON_WIDGETS.live, query, ({ leagueId = null }) => ({
        kind: 'live',
        sport,
        leagueId,
      }));
    case 'bracket':
    case 'top-scorers':
      return read(COMMON_WIDGETS[name], query, (of) => ({ kind: name, sport, ...of }));
    case 'head-to-head':
    case 'lineups':
      return read(COMMON_WIDGETS[name], query, (of) => ({ kind: name, sport, ...of }));
    default:
      return null;
  }
}

type Asked = WebView | BadQuery | null;

function read<Output>(
  schema: v.GenericSchema<unknown, Output>,
  query: Query,
  make: (output: Output) => WebView,
): WebView | BadQuery {
  const parsed = v.safeParse(schema, query);
  if (parsed.success) return make(parsed.output);
  return { kind: 'bad-query', parameters: parametersOf(parsed.issues) };
}

/** Returns the names of the parameters with issues; for a union, those of all variants. */
function parametersOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const names = issues.flatMap((issue): string[] => {
    const key = issue.path?.[0]?.key;
    return issue.issues && !issue.path
      ? parametersOf(issue.issues)
      : typeof key === 'string'
        ? [key]
        : [];
  });
  return [...new Set(names)];
}

function sportOf(id: string | undefined): Sport | null {
  return ALL_SPORTS.find((sport) => String(sport.id) === id) ?? null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
