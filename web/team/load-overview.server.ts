import { settle, type Settled } from '../api/settled.ts';
import type { ListedPage } from '../domain/event-page.ts';
import { comingIn } from '../domain/overdue.ts';
import type { League } from '../domain/match.ts';
import type { ArticleCard } from '../news/article.ts';
import { loadNewsOf } from '../news/load-news.server.ts';
import { loadStandings } from '../standings/load-standings.server.ts';
import type { Standings } from '../standings/standings.ts';
import { loadVideosOf } from '../tv/videos/load-videos.server.ts';
import type { VideoCard } from '../tv/videos/video.ts';
import { chosenLeague } from './chosen-league.ts';
import { loadSquad } from '../entity-page/load-squad.server.ts';
import type { TeamContext } from './load-team.server.ts';
import type { SquadGroup } from '../entity-page/squad.ts';
import { homeGround } from './home-ground.ts';

export interface TeamOverviewData {
  /** Current and next matches. */
  fixtures: Settled<ListedPage>;
  results: Settled<ListedPage>;
  /** Every league that the team plays in. */
  leagues: readonly League[];
  /** The league of the table. */
  league: League | null;
  standings: Settled<Standings | null>;
  squad: Settled<readonly SquadGroup[]>;
  ground: string | null;
  news: readonly ArticleCard[];
  videos: readonly VideoCard[];
}

const SHOWN = 5;

export async function loadTeamOverview(
  teamContext: TeamContext,
  tournamentId: string | null,
  signal: AbortSignal,
): Promise<TeamOverviewData> {
  const { team } = teamContext;
  const [matches, squad, news, videos] = await Promise.all([
    loadMatches(teamContext, tournamentId, signal),
    loadSquad(teamContext, team.id, signal),
    loadNewsOf(teamContext, 'team', team.id, signal),
    loadVideosOf(teamContext, 'team', team.id, signal),
  ]);
  return { ...matches, squad, news, videos };
}

/**
 * Loads a team's matches, and the table of the requested league or else of the team's main league.
 */
async function loadMatches(
  { api, team, renderClock, leagues, firstMatches }: TeamContext,
  tournamentId: string | null,
  signal: AbortSignal,
): Promise<Omit<TeamOverviewData, 'squad' | 'news' | 'videos'>> {
  const [fixtures, results, own] = await Promise.all([
    firstMatches('fixtures'),
    firstMatches('results'),
    settle(leagues()),
  ]);
  const entries = [fixtures, results].flatMap((page) =>
    page.kind === 'loaded' ? page.value.entries : [],
  );
  const list = own.kind === 'loaded' ? own.value : [];
  const league = chosenLeague(list, tournamentId, entries);
  // If the visitor requests a league, the page shows only matches of that league.
  const only = league?.id === tournamentId ? league?.id : undefined;
  const coming: Settled<ListedPage> =
    fixtures.kind === 'loaded'
      ? { ...fixtures, value: comingIn(fixtures.value, renderClock.now) }
      : fixtures;
  return {
    fixtures: shown(coming, only),
    results: shown(results, only),
    leagues: list,
    league,
    standings: league
      ? await loadStandings(api, league.id, {}, signal)
      : { kind: 'loaded', value: null },
    ground: homeGround(entries, team, list),
  };
}

function shown(page: Settled<ListedPage>, leagueId: string | undefined): Settled<ListedPage> {
  if (page.kind === 'failed') return page;
  const { entries, flag } = page.value;
  const own = entries.filter(({ match }) => leagueId === undefined || match.leagueId === leagueId);
  return { kind: 'loaded', value: { entries: own.slice(0, SHOWN), flag } };
}
