import * as CALLS from '../../edge/contracts/calls.ts';
import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { call } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import type { DayScores } from '../domain/day-scores.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import type { Match } from '../domain/match.ts';
import type { ArticleCard } from '../news/article.ts';
import { loadNews } from '../news/load-news.server.ts';
import type { LoadedDay } from '../scores/load-day.server.ts';
import { loadStandings } from '../standings/load-standings.server.ts';
import type { Standings } from '../standings/standings.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';

/** What stands beside the matches of the day. Nobody misses a part that fails to load. */
export interface Rail {
  /** The programme on the channel, whether or not the visitor's country has it. */
  onNow: { entry: TvGuideEntry; match: Match | null } | null;
  standings: Standings | null;
  articles: readonly ArticleCard[];
  renderClock: RenderClock;
}

/** Articles on Home. */
const ARTICLES = 4;

export async function loadRail(
  context: LoaderContext,
  day: LoadedDay,
  signal: AbortSignal,
): Promise<Rail> {
  const { api, edge, timeZone } = context;
  const matches = day.kind === 'loaded' ? matchesOf(day.scores) : [];
  const leagueId = leagueInPlay(matches, day);
  const [entry, standings, news] = await Promise.all([
    loadOnNow(context, signal),
    leagueId === undefined ? null : loadStandings(api, leagueId, {}, signal),
    loadNews(context, { sportKey: null, flag: null }, signal),
  ]);
  return {
    onNow: entry && { entry, match: matches.find(({ id }) => id === entry.matchId) ?? null },
    standings: standings?.kind === 'loaded' ? standings.value : null,
    articles: news.kind === 'loaded' ? news.value.entries.slice(0, ARTICLES) : [],
    renderClock: { now: edge.now, timeZone },
  };
}

async function loadOnNow(
  { api, edge: { now } }: LoaderContext,
  signal: AbortSignal,
): Promise<TvGuideEntry | null> {
  const guide = await orNullWhenFailed(
    call(api, CALLS.getTvGuide, { from: now, to: now + 1 }, signal),
  );
  return guide?.find(({ start, end }) => start <= now && now < end) ?? null;
}

function matchesOf({ matches, roomSnapshots }: DayScores): Match[] {
  const lines = roomSnapshots.flatMap(({ snapshot }) => Object.values(snapshot?.lines ?? {}));
  return [...matches, ...lines.map(matchOfLine)];
}

/** Returns the first league with a table and a match in play. */
function leagueInPlay(matches: readonly Match[], day: LoadedDay): string | undefined {
  if (day.kind === 'failed') return undefined;
  const inPlay = new Set(
    matches.filter(({ kind }) => kind === 'live').map(({ leagueId }) => leagueId),
  );
  return day.scores.leagues.find(
    ({ id, sportKey }) => inPlay.has(id) && SPORTS[sportKey].screens.standings,
  )?.id;
}
