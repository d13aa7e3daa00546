import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { ME_ALIASES } from './account/me/me-aliases.ts';
import { PRODUCT } from '../edge/contracts/product.ts';
import { SHARE_TYPES } from './share/share-type.ts';

/** The product's route table, in the order of spec point 2. */
export default [
  index('routes/home.tsx'),
  route('highlights', 'routes/highlights.tsx'),
  route(':sport?/matches', 'routes/matches.tsx'),
  route(':sport?/matches/all', 'routes/matches-all.tsx'),
  route(':sport?/matches/favourite', 'routes/favourite-matches.tsx'),
  route(':sport?/matches/favourite/list', 'routes/favourite-matches-list.tsx'),
  route(':sport?/matches/favourite/teams', 'routes/favourite-matches-items.tsx', {
    id: 'favourite-matches-teams',
  }),
  route(':sport?/matches/favourite/leagues', 'routes/favourite-matches-items.tsx', {
    id: 'favourite-matches-leagues',
  }),
  route(':sport?/match/:slug?/:matchId', 'routes/match.tsx', [
    index('routes/match-overview.tsx'),
    route('odds', 'routes/match-odds.tsx'),
    route('head-to-head', 'routes/match-head-to-head.tsx'),
    route('lineups', 'routes/match-lineups.tsx'),
    route('standings', 'routes/match-standings.tsx'),
    route('commentary', 'routes/match-commentary.tsx'),
    route('stats', 'routes/match-stats.tsx'),
    route('box-score', 'routes/match-box-score.tsx'),
  ]),

  route('league/cup-roster', 'routes/cup-roster.tsx'),
  route(':sport?/league/:slug?/:leagueId', 'routes/league.tsx', [
    index('routes/league-index.tsx'),
    route('overview', 'routes/league-overview.tsx'),
    route('fixtures', 'routes/league-matches.tsx', { id: 'league-fixtures' }),
    route('results', 'routes/league-matches.tsx', { id: 'league-results' }),
    route('standings', 'routes/league-standings.tsx'),
    route('bracket', 'routes/league-bracket.tsx'),
  ]),
  route(':sport/leagues', 'routes/leagues.tsx'),
  route(':sport?/team/:slug?/:teamId', 'routes/team.tsx', [
    index('routes/team-index.tsx'),
    route('overview', 'routes/team-overview.tsx'),
    route('fixtures', 'routes/team-matches.tsx', { id: 'team-fixtures' }),
    route('results', 'routes/team-matches.tsx', { id: 'team-results' }),
    route('standings', 'routes/team-standings.tsx'),
  ]),
  route(':sport/teams', 'routes/teams.tsx'),
  route(':sport?/player/:slug?/:playerId', 'routes/player.tsx'),
  route(':sport?/team/:slug?/:teamId/compare', 'routes/compare-with-team.tsx'),
  route(':sport?/compare/teams/:slug?/:teamId/:otherId', 'routes/compare-teams.tsx'),
  route(':sport?/player/:slug?/:playerId/compare', 'routes/compare-with-player.tsx'),
  route(':sport?/compare/players/:slug?/:playerId/:otherPlayerId', 'routes/compare-players.tsx'),

  route('news/search', 'routes/news-search.tsx'),
  route(':sport?/news', 'routes/news.tsx'),
  route(':sport?/news/rss.xml', 'routes/news-feed.ts', { id: 'news-rss' }),
  route(':sport?/news/atom.xml', 'routes/news-feed.ts', { id: 'news-atom' }),
  route(':sport?/news/:slug/:articleId', 'routes/article.tsx'),
  route(':sport?/news/video/:slug/:videoId', 'routes/video.tsx'),
  route('video-details', 'routes/video-details.tsx'),
  route(':sport?/news/playlist/popular', 'routes/popular-playlist.tsx'),
  route('news/playlist/:slug/:playlistId', 'routes/playlist.tsx'),
  route('article-details', 'routes/article-details.tsx'),
  route('app-news-share', 'routes/app-news-share.tsx'),
  route(`:sport?/${PRODUCT}-tv`, 'routes/tv.tsx'),
  route(`:sport?/${PRODUCT}-tv-home`, 'routes/tv-home.tsx'),
  route(`${PRODUCT}-tv/my-list`, 'routes/tv-list.tsx'),
  route(':sport?/for-you', 'routes/for-you.tsx'),
  route('favourite', 'routes/favourite.tsx'),
  route('favourite/init', 'routes/favourite-add.tsx', { id: 'favourite-init' }),
  route('favourite/add', 'routes/favourite-add.tsx', { id: 'favourite-add' }),
  route('favourite/edit/:type', 'routes/favourite-edit.tsx'),
  route('favourite/view', 'routes/favourite-view.tsx'),

  route('live', 'routes/live.tsx'),
  route('live/multi-view', 'routes/multi-view.tsx'),
  route('live-stat', 'routes/live-stat.tsx'),
  route('search', 'routes/search.tsx'),

  route('me', 'routes/me.tsx', [
    index('routes/me-index.ts'),
    route('profile', 'routes/me-profile.tsx'),
    route('favourite', 'routes/me-favourite.ts'),
    route('security-and-privacy', 'routes/me-security.tsx'),
    route('security-and-privacy/change-password', 'routes/me-change-password.tsx'),
    route('security-and-privacy/delete-account', 'routes/me-delete-account.tsx'),
    route('settings', 'routes/me-settings.tsx'),
    route('edit-profile', 'routes/me-edit-profile.tsx'),
    route('edit-username', 'routes/me-edit-username.tsx'),
    route('edit-bio', 'routes/me-edit-bio.tsx'),
    route('confirm-password', 'routes/me-confirm-password.tsx'),
    route('change-password', 'routes/me-new-password.tsx'),
  ]),
  ...Object.keys(ME_ALIASES).map((name) => route(name, 'routes/me-alias.ts', { id: name })),
  route('delete-account-instructions', 'routes/delete-account-instructions.tsx'),

  route('partnership', 'routes/partnership.tsx'),
  // By name; otherwise paths of matches, leagues and teams would match a sport called share.
  ...SHARE_TYPES.map((type) =>
    route(`share/${type}/:${type}Id`, 'routes/share.tsx', { id: `share-${type}` }),
  ),
  route('sport-widgets', 'routes/sport-widgets.tsx'),
  route('app-info', 'routes/app-info.tsx'),
  route('app-download-redirect', 'routes/app-download-redirect.tsx'),
  route(':provider/callback', 'routes/provider-callback.tsx'),
  route('geo-restricted', 'routes/geo-restricted.tsx'),
  route('test', 'routes/test.tsx'),
  route('ops', 'routes/ops.tsx'),
  route('error', 'routes/error.tsx'),

  route('about/privacy-policy', 'routes/privacy-policy.tsx', [
    index('routes/policy-list.tsx', { id: 'privacy-policy-list' }),
    route(':section', 'routes/policy-section.tsx', { id: 'privacy-policy-section' }),
  ]),
  route('about/terms-of-service', 'routes/terms-of-service.tsx', [
    index('routes/policy-list.tsx', { id: 'terms-of-service-list' }),
    route(':section', 'routes/policy-section.tsx', { id: 'terms-of-service-section' }),
  ]),
  route('about/:name/:id?', 'routes/policy-alias.tsx', { id: 'about-alias' }),
  route('policy/:name/:id?', 'routes/policy-alias.tsx', { id: 'policy-alias' }),

  route('frame/*', 'routes/frame.ts'),

  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemaps/:name', 'routes/sitemap-page.ts'),

  // Data that pages fetch on demand; not for display.
  route('resources/countries', 'routes/countries.ts'),
  route('resources/further-matches', 'routes/home-further.ts'),
  route('resources/home-rail', 'routes/home-rail.ts'),
  route('resources/dialling-codes', 'routes/dialling-codes.ts'),
  route('resources/live-score-strip/:sport', 'routes/live-score-strip.ts'),
  route('resources/season-outlook/:leagueId', 'routes/season-outlook.ts'),
  route('resources/search-suggestions', 'routes/search-suggestions.ts'),
  route('resources/suggested/:betRadarId', 'routes/suggested.ts'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
