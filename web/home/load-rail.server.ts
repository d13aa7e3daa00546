import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import type { Match } from '../domain/match.ts';
import type { ArticleCard } from '../news/article.ts';
import { loadNews } from '../news/load-news.server.ts';
import type { LoadedDay } from '../scores/load-day.server.ts';
import { loadStandings } from '../standings/load-standings.server.ts';
import type { Standings } from '../standings/standings.ts';
import { loadGuide } from '../tv/load-tv.server.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';

/** Content beside the matches of the day. A part that fails to load is left out. */
export interface Rail {
  /**
   * The programme on the channel, whether or not the visitor's country has it, and its match, if
   * that is among the loaded ones.
   */
  onNow: { entry: TvGuideEntry; match: Match | null } | null;
  standings: Standings | null;
  articles: readonly ArticleCard[];
  renderClock: RenderClock;
}

/** Number of articles on Home. */
const ARTICLES = 4;

/** Loads the rail, with the table of a league and the programme's match if it is among `matches`. */
export async function loadRail(
  context: LoaderContext,
  { leagueId, matches }: { leagueId: string | null; matches: readonly Match[] },
  signal: AbortSignal,
): Promise<Rail> {
  const { api, edge, timeZone } = context;
  const [entry, standings, news] = await Promise.all([
    loadOnNow(context, signal),
    leagueId === null ? null : loadStandings(api, leagueId, {}, signal),
    loadNews(context, { size: ARTICLES, sportKey: null, flag: null }, signal),
  ]);
  return {
    onNow: entry && { entry, match: matches.find(({ id }) => id === entry.matchId) ?? null },
    standings: standings?.kind === 'loaded' ? ifFilled(standings.value) : null,
    articles: news.kind === 'loaded' ? news.value.entries : [],
    renderClock: { now: edge.now, timeZone },
  };
}

/** Returns standings with a table, else null: an empty rail would keep its width. */
export function ifFilled(standings: Standings | null): Standings | null {
  return standings?.tables.some(({ rows }) => rows.length > 0) ? standings : null;
}

async function loadOnNow(
  { api, edge: { now } }: LoaderContext,
  signal: AbortSignal,
): Promise<TvGuideEntry | null> {
  const guide = await orNullWhenFailed(loadGuide(api, { now, to: now + 1 }, signal));
  return guide?.find(({ start }) => start <= now) ?? null;
}

/** Returns all matches of a day. */
export function matchesOf(day: LoadedDay): Match[] {
  if (day.kind === 'failed') return [];
  const { matches, roomSnapshots } = day.scores;
  const lines = roomSnapshots.flatMap(({ snapshot }) => Object.values(snapshot?.lines ?? {}));
  return [...matches, ...lines.map(matchOfLine)];
}

/** Returns the id of the first league with a table and a match in play; null without one. */
export function leagueInPlay(matches: readonly Match[], day: LoadedDay): string | null {
  if (day.kind === 'failed') return null;
  const inPlay = new Set(
    matches.filter(({ kind }) => kind === 'live').map(({ leagueId }) => leagueId),
  );
  const league = day.scores.leagues.find(
    ({ id, sportKey }) => inPlay.has(id) && SPORTS[sportKey].screens.standings,
  );
  return league?.id ?? null;
}
