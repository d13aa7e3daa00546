import { demoNews } from '../../../realtime/demo/news/demo-news.ts';
import type { LiveMatch } from '../../../realtime/demo/play/live-match.ts';
import { demoVideos } from '../../../realtime/demo/videos/demo-videos.ts';
import { FROZEN_AT } from './frozen-world.ts';

/** The paths of pictured screens, by their pictures' names. */
export type Paths = ReturnType<typeof pathsOf>;

/** Screens whose picture shows what their path opens. */
export const SCREENS = [
  ...(['home', 'day', 'football', 'basketball', 'tennis', 'league', 'bracket', 'team'] as const),
  ...(['player', 'news', 'article', 'comments', 'video', 'channel', 'search'] as const),
  ...(['my-matches', 'favourites', 'account', 'web-view', 'widget', 'error', 'empty'] as const),
] satisfies (keyof Paths)[];

export function pathsOf(matches: readonly LiveMatch[]) {
  const football = mostGoals(matches, 'demo-fb-1');
  const article = demoNews(FROZEN_AT).find(({ language }) => language === 'en');
  const video = demoVideos(FROZEN_AT).find((content) => content.kind === 'video');
  const player = football.details(FROZEN_AT, false).lineups?.home?.starters.at(-1);
  if (!article || !video || !player) throw new Error('The demo has no news, videos or players.');
  return {
    home: '/',
    day: `/football/matches/all?date=${FROZEN_AT}`,
    football: `/football/match/${football.matchId}`,
    basketball: `/basketball/match/${mostGoals(matches, 'demo-bb-2').matchId}`,
    tennis: `/tennis/match/${mostGoals(matches, 'demo-tn-9').matchId}`,
    league: '/football/league/demo-fb-1/standings',
    bracket: '/football/league/demo-fb-6/bracket',
    team: `/football/team/${football.fixture.home.id}`,
    player: `/football/player/${player.id}`,
    news: '/news',
    article: `/news/${article.slug}/${article.id}`,
    comments: `/news/${article.slug}/${article.id}#comments`,
    video: `/news/video/${video.slug}/${video.id}`,
    channel: '/touchline-tv',
    search: '/search?keyword=town',
    'my-matches': '/football/matches/favourite',
    favourites: '/for-you',
    account: '/me/edit-profile',
    'web-view': `/frame/liveStat/1/tracker?matchId=${football.matchId}`,
    widget: '/frame/widget/common/1/live',
    error: '/error',
    empty: '/search?keyword=qqqq',
  };
}

/** Returns the league's match in play with the most goals or points. */
export function mostGoals(matches: readonly LiveMatch[], league: string): LiveMatch {
  const goals = ({ shown: { score } }: LiveMatch) => (score ? score.home + score.away : 0);
  const [match] = matches
    .filter(({ fixture }) => fixture.league.id === league)
    .toSorted((a, b) => goals(b) - goals(a));
  if (!match) throw new Error(`${league} has no match in play.`);
  return match;
}
