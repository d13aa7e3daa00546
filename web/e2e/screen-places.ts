import type { ScreenRoute } from '../app/monitoring/screens.ts';

/** Path of a screen: `{live}` and others stand for data that the journey created. */
interface Place {
  path: string;
  /** Only on desktops; the others exist on phones, or on both. */
  isDesktop?: boolean;
}

const at = (path: string): Place => ({ path });
const league = (tab: string) => at(`/football/league/journey-league/journey-league/${tab}`);
const team = (tab: string) => at(`/football/team/walnut-grove/{live}-h/${tab}`);

/** Tabs of a match, visited for each kind of match. */
type MatchTab = Extract<ScreenRoute, `routes/match-${string}`>;

/** Places of all screens named in analytics: a missing one does not compile. */
export const PLACES: Readonly<Record<Exclude<ScreenRoute, MatchTab>, Place>> = {
  'routes/home': at('/'),
  'routes/highlights': at('/highlights'),
  'routes/live': at('/live'),
  'routes/multi-view': at('/live/multi-view?m={live}'),
  'routes/live-stat': at('/live-stat?matchId={live}'),
  'routes/matches-all': at('/football/matches/all'),
  'routes/favourite-matches': { path: '/football/matches/favourite', isDesktop: true },
  'routes/favourite-matches-list': at('/football/matches/favourite/list'),
  'favourite-matches-teams': at('/football/matches/favourite/teams'),
  'favourite-matches-leagues': at('/football/matches/favourite/leagues'),

  'routes/league-overview': league('overview'),
  'league-fixtures': league('fixtures'),
  'league-results': league('results'),
  'routes/league-standings': league('standings'),
  'routes/league-bracket': league('bracket'),
  'routes/leagues': at('/football/leagues'),
  'routes/cup-roster': at('/league/cup-roster?leagueId=journey-league'),
  'routes/team-overview': team('overview'),
  'team-fixtures': team('fixtures'),
  'team-results': team('results'),
  'routes/team-standings': team('standings'),
  'routes/teams': at('/football/teams'),
  'routes/player': at('/football/player/ines-roca/{live}-p'),
  'routes/compare-with-team': at('/football/team/walnut-grove/{live}-h/compare'),
  'routes/compare-teams': at(
    '/football/compare/teams/xenia-town-vs-walnut-grove/{live}-a/{live}-h',
  ),
  'routes/compare-with-player': at('/football/player/ines-roca/{live}-p/compare'),
  'routes/compare-players': at('/football/compare/players/ines-roca-vs-mara-sol/{live}-p/{live}-q'),

  'routes/news': at('/news'),
  'routes/news-search': at('/news/search'),
  'routes/article': at('/football/news/late-goal/{article}'),
  'routes/app-news-share': at('/app-news-share?id={article}'),
  'routes/video': at('/football/news/video/late-goal/{video}'),
  'routes/popular-playlist': at('/news/playlist/popular'),
  'routes/playlist': at('/news/playlist/goals-of-the-week/{playlist}'),
  'routes/tv': at('/touchline-tv'),
  'routes/tv-home': at('/touchline-tv-home'),
  'routes/tv-list': at('/touchline-tv/my-list'),
  'routes/search': at('/search'),

  'routes/for-you': at('/for-you'),
  'favourite-init': at('/favourite/init'),
  'favourite-add': at('/favourite/add'),
  'routes/favourite-edit': at('/favourite/edit/team'),
  'routes/favourite-view': at('/favourite/view'),

  'routes/me-profile': at('/me/profile'),
  'routes/me-security': at('/me/security-and-privacy'),
  'routes/me-change-password': at('/me/security-and-privacy/change-password'),
  'routes/me-delete-account': at('/me/security-and-privacy/delete-account'),
  'routes/me-settings': at('/me/settings'),
  'routes/me-edit-profile': at('/me/edit-profile'),
  'routes/me-edit-username': at('/me/edit-username'),
  'routes/me-edit-bio': at('/me/edit-bio'),
  'routes/me-confirm-password': at('/me/confirm-password'),
  'routes/me-new-password': at('/me/change-password'),
  'routes/delete-account-instructions': at('/delete-account-instructions'),
  'routes/provider-callback': at('/google/callback?error=access_denied&state=x'),

  'routes/partnership': at('/partnership'),
  'routes/app-info': at('/app-info'),
  'routes/app-download-redirect': { path: '/app-download-redirect', isDesktop: true },
  'share-match': at('/share/match/{live}'),
  'share-article': at('/share/article/{article}'),
  'share-video': at('/share/video/{video}'),
  'share-team': at('/share/team/{live}-h'),
  'share-league': at('/share/league/journey-league'),
  'share-slip': at('/share/slip/{slip}'),
  'routes/sport-widgets': at('/sport-widgets'),
  'routes/geo-restricted': at('/geo-restricted'),
  'routes/error': at('/error'),
  'routes/not-found': at('/no/such/page'),
  'routes/test': at('/test'),
  'routes/ops': at('/ops'),
  'privacy-policy-list': at('/about/privacy-policy'),
  'privacy-policy-section': at('/about/privacy-policy/your-rights'),
  'terms-of-service-list': at('/about/terms-of-service'),
  'terms-of-service-section': at('/about/terms-of-service/questions'),
};
