import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import { settle, type Settled } from '../api/settled.ts';
import type { ListedPage } from '../domain/event-page.ts';
import { comingIn, isUnreported } from '../domain/overdue.ts';
import type { ArticleCard } from '../news/article.ts';
import { loadNewsOf } from '../news/load-news.server.ts';
import { loadStandings } from '../standings/load-standings.server.ts';
import type { Standings } from '../standings/standings.ts';
import { loadLeagueMatches, type LeagueContext } from './load-league.server.ts';
import { loadVideosOf } from '../videos/load-videos.server.ts';
import type { VideoCard } from '../videos/video.ts';
import { parseBracket } from './parse-bracket.ts';
import { seasonEnd, type SeasonEnd } from './season-end.ts';
import { parseTopPlayers, type TopPlayers } from './top-players.ts';

export interface LeagueOverviewData {
  /** What is on and what comes next. */
  fixtures: Settled<ListedPage>;
  /** Null while the season goes on, and where it cannot be known. */
  end: SeasonEnd | null;
  results: Settled<ListedPage>;
  standings: Settled<Standings | null>;
  /** Null where nothing is counted, or it cannot be asked for: nobody misses it. */
  topPlayers: TopPlayers | null;
  news: readonly ArticleCard[];
  videos: readonly VideoCard[];
}

const MATCHES = 6;
const PLAYERS = 8;

export async function loadLeagueOverview(
  leagueContext: LeagueContext,
  signal: AbortSignal,
): Promise<LeagueOverviewData> {
  const {
    api,
    league,
    renderClock: { now },
  } = leagueContext;
  const [listed, results, standings, players, news, videos] = await Promise.all([
    loadLeagueMatches(leagueContext, { type: 'fixtures', size: MATCHES }, signal),
    loadLeagueMatches(leagueContext, { type: 'results', size: MATCHES }, signal),
    loadStandings(api, league.id, {}, signal),
    orNullWhenFailed(
      callOrNull(api, CALLS.listPlayerStatistics, { id: league.id, size: PLAYERS }, signal),
    ),
    loadNewsOf(leagueContext, 'league', league.id, signal),
    loadVideosOf(leagueContext, 'league', league.id, signal),
  ]);
  const fixtures: Settled<ListedPage> =
    listed.kind === 'loaded' ? { ...listed, value: comingIn(listed.value, now) } : listed;
  return {
    fixtures,
    end: await loadSeasonEnd(leagueContext, { listed, results, standings }, signal),
    results,
    standings,
    topPlayers: players && parseTopPlayers(players),
    news,
    videos,
  };
}

interface LoadedParts {
  /** Fixtures, those of which nothing was reported among them. */
  listed: Settled<ListedPage>;
  results: Settled<ListedPage>;
  standings: Settled<Standings | null>;
}

async function loadSeasonEnd(
  { api, league, rounds: roundsOf, renderClock: { now } }: LeagueContext,
  { listed, results, standings }: LoadedParts,
  signal: AbortSignal,
): Promise<SeasonEnd | null> {
  if (listed.kind === 'failed' || results.kind === 'failed' || standings.kind === 'failed')
    return null;
  // What is unreported comes last: where it comes first, nothing else does.
  if (listed.value.entries.some(({ match }) => !isUnreported(match, now))) return null;
  const rounds = await settle(roundsOf());
  if (rounds.kind === 'failed') return null;
  const bracket = rounds.value?.rounds.some(({ stage }) => stage === 'knockout')
    ? await settle(callOrNull(api, CALLS.getBracket, { id: league.id }, signal))
    : null;
  if (bracket?.kind === 'failed') return null;
  return seasonEnd(
    {
      season: rounds.value?.season?.seasonName ?? null,
      unreported: listed.value,
      results: results.value,
      standings: standings.value,
      knockout: bracket?.value ? parseBracket(bracket.value, league.name) : [],
      lastStart: Math.max(
        ...[...listed.value.entries, ...results.value.entries].map(({ match }) => match.startTime),
        ...(rounds.value?.rounds.map(({ to }) => to) ?? []),
      ),
    },
    now,
  );
}
