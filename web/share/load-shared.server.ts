import type { RouterContextProvider } from 'react-router';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import type { Settled } from '../api/settled.ts';
import { notFound } from '../app/not-found.ts';
import { appLinkOf, type AppLink } from '../about/app-download/app-link.ts';
import type { ListedPage } from '../domain/event-page.ts';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import type { League, Match } from '../domain/match.ts';
import { recordOfState } from '../domain/match-record.ts';
import { comingIn } from '../domain/overdue.ts';
import { leagueContextOf, loadLeagueMatches } from '../league/load-league.server.ts';
import { allowsFeature } from '../app/feature-gate.ts';
import { loadMatch, statusOfMatch, type LoadedMatch } from '../match/load-match.server.ts';
import { readOddsFormat, type OddsFormat } from '../match/tabs/odds/odds-format.ts';
import { loadArticle, type ArticleData } from '../news/load-article.server.ts';
import { leaguePath } from '../paths/league-path.ts';
import { matchPath } from '../paths/match-path.ts';
import { articlePath } from '../paths/news-path.ts';
import { teamPath } from '../paths/team-path.ts';
import { videoPath } from '../paths/video-path.ts';
import { seedOf } from '../scores/load-day.server.ts';
import { loadTeamMatches, teamContextOf } from '../team/load-team.server.ts';
import type { TeamProfile } from '../domain/team.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { loadVideo, type VideoData } from '../tv/videos/load-video.server.ts';
import { loadSlip, type SharedSlip } from './load-slip.server.ts';
import type { ShareType } from './share-type.ts';
import { readSlip } from './slip-code.ts';

/** Content of a shared page; `path` is that of the original page. */
export type Shared =
  | {
      type: 'match';
      path: string;
      match: Match;
      setting: LoadedMatch['setting'];
      held: LoadedMatch['roomSnapshot'];
      /** Path of its picture. */
      card: string;
      roomSnapshot: RoomSnapshot;
      /** HTTP status: 503 if only the match's room responded. */
      status: number;
    }
  | { type: 'article'; path: string; data: ArticleData }
  | { type: 'video'; path: string; data: VideoData }
  | { type: 'team'; path: string; team: TeamProfile; matches: Match[]; roomSnapshot: RoomSnapshot }
  | { type: 'league'; path: string; league: League; matches: Match[]; roomSnapshot: RoomSnapshot }
  | { type: 'slip'; path: string; slip: SharedSlip; format: OddsFormat };

export interface SharedPageData {
  shared: Shared;
  /** Link that opens it in the app, or null. */
  app: AppLink | null;
  renderClock: RenderClock;
}

/** Number of matches to show of a team or a league. */
const NEXT = 3;

type Load = (
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
) => Promise<Shared | null>;

const LOADS: Record<ShareType, Load> = {
  match: async (context, request, id) => {
    const loaderContext = loaderContextOf(context, request);
    const { signal } = request;
    const loaded = await orThrowResponse(loadMatch(loaderContext, id, signal));
    if (!loaded) return null;
    const { match, setting, roomSnapshot: held } = loaded;
    return {
      type: 'match',
      path: matchPath(match),
      match: held ? recordOfState(held.state).match : match,
      setting,
      held,
      card: await loaderContext.edge.cardAddress(match.id, held),
      status: statusOfMatch(loaded),
      roomSnapshot: await seedOf(loaderContext.api, match.sportKey, signal),
    };
  },
  article: async (context, request, id) => {
    const data = await loadArticle(context, request, id);
    return data && { type: 'article', path: articlePath(data.article), data };
  },
  video: async (context, request, id) => {
    const data = await loadVideo(context, request, id);
    return data && { type: 'video', path: videoPath(data.video), data };
  },
  team: async (context, request, id) => {
    const teamContext = await teamContextOf(context, request, id);
    const { api, edge, team } = teamContext;
    const [listed, roomSnapshot] = await Promise.all([
      loadTeamMatches(teamContext, { type: 'fixtures', size: NEXT }, request.signal),
      seedOf(api, team.sportKey, request.signal),
    ]);
    const path = teamPath(team);
    const matches = comingOf(listed, edge.now);
    return { type: 'team', path, team, matches, roomSnapshot };
  },
  league: async (context, request, id) => {
    const leagueContext = await leagueContextOf(context, request, id);
    const { api, edge, league } = leagueContext;
    const [listed, roomSnapshot] = await Promise.all([
      loadLeagueMatches(leagueContext, { type: 'fixtures', size: NEXT }, request.signal),
      seedOf(api, league.sportKey, request.signal),
    ]);
    const path = leaguePath(league);
    const matches = comingOf(listed, edge.now);
    return { type: 'league', path, league, matches, roomSnapshot };
  },
  slip: async (context, request, code) => {
    const loaderContext = loaderContextOf(context, request);
    const selections = readSlip(code);
    // An app that is too old for odds (spec point 5) shows no slip.
    if (!selections || !allowsFeature('oddsComparison', loaderContext.edge.visitor)) return null;
    const slip = await orThrowResponse(loadSlip(loaderContext, selections, request.signal));
    const format = readOddsFormat(request.headers.get('cookie'));
    return { type: 'slip', path: `/share/slip/${code}`, slip, format };
  },
};

/** Returns the matches to come; empty if the load failed, since the page has other content. */
function comingOf(listed: Settled<ListedPage>, now: number): Match[] {
  if (listed.kind === 'failed') return [];
  return comingIn(listed.value, now).entries.map(({ match }) => match);
}

/** Loads shared content; null for a withdrawn article or video. Throws the response if the id is unknown. */
export async function loadShared(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { type, id }: { type: ShareType; id: string },
): Promise<SharedPageData | null> {
  const { edge, timeZone } = loaderContextOf(context, request);
  const shared = await LOADS[type](context, request, id);
  if (!shared && (type === 'article' || type === 'video')) return null;
  if (!shared) throw notFound();
  return {
    shared,
    app: appLinkOf(edge.visitor, shared.path),
    renderClock: { now: edge.now, timeZone },
  };
}
