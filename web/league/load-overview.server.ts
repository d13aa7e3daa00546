import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { settle, type Settled } from '../api/settled.ts';
import type { ListedPage } from '../domain/event-page.ts';
import { comingIn, isUnreported } from '../domain/overdue.ts';
import type { ArticleCard } from '../news/article.ts';
import { loadNewsOf } from '../news/load-news.server.ts';
import { loadStandings } from '../standings/load-standings.server.ts';
import type { Standings } from '../standings/standings.ts';
import { loadLeagueMatches, type LeagueContext } from './load-league.server.ts';
import { loadVideosOf } from '../tv/videos/load-videos.server.ts';
import type { VideoCard } from '../tv/videos/video.ts';
import { parseBracket } from './parse-bracket.ts';
import { seasonEnd, type SeasonEnd } from './season-end.ts';
import { loadTopPlayers } from './load-top-players.server.ts';
import type { TopPlayers } from './top-players.ts';

export interface LeagueOverviewData {
  /** Current and next matches. */
  fixtures: Settled<ListedPage>;
  /** Null during the season, and if it is unknown whether the season ended. */
  end: SeasonEnd | null;
  results: Settled<ListedPage>;
  standings: Settled<Standings | null>;
  /** Null without figures or on failure, since this part is optional. */
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
  const [listed, results, standings, topPlayers, news, videos] = await Promise.all([
    loadLeagueMatches(leagueContext, { type: 'fixtures', size: MATCHES }, signal),
    loadLeagueMatches(leagueContext, { type: 'results', size: MATCHES }, signal),
    loadStandings(api, league.id, {}, signal),
    loadTopPlayers(leagueContext, PLAYERS, signal),
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
    topPlayers,
    news,
    videos,
  };
}

interface LoadedParts {
  /** Fixtures, including unreported ones. */
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
  // Unreported fixtures sort last, so any other one would be here: a match in play or still to
  // come.
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
