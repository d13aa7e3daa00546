import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { Settled } from '../api/settled.ts';
import type { ListedPage } from '../domain/event-page.ts';
import type { ArticleCard } from '../news/article.ts';
import { loadNewsOf } from '../news/load-news.server.ts';
import { loadStandings } from '../standings/load-standings.server.ts';
import type { Standings } from '../standings/standings.ts';
import { loadLeagueMatches, type LeagueContext } from './load-league.server.ts';
import { loadVideosOf } from '../videos/load-videos.server.ts';
import type { VideoCard } from '../videos/video.ts';
import { parseTopPlayers, type TopPlayers } from './top-players.ts';

export interface LeagueOverviewData {
  /** What is on and what comes next. */
  fixtures: Settled<ListedPage>;
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
  const { api, league } = leagueContext;
  const [fixtures, results, standings, players, news, videos] = await Promise.all([
    loadLeagueMatches(leagueContext, { type: 'fixtures', size: MATCHES }, signal),
    loadLeagueMatches(leagueContext, { type: 'results', size: MATCHES }, signal),
    loadStandings(api, league.id, {}, signal),
    orNullWhenFailed(
      callOrNull(api, CALLS.listPlayerStatistics, { id: league.id, size: PLAYERS }, signal),
    ),
    loadNewsOf(leagueContext, 'league', league.id, signal),
    loadVideosOf(leagueContext, 'league', league.id, signal),
  ]);
  return {
    fixtures,
    results,
    standings,
    topPlayers: players && parseTopPlayers(players),
    news,
    videos,
  };
}
