import { BRANDS } from '../../edge/shared/brand/brand.ts';
import { BLANK, NOT_FOUND, redirect, type RouteRow } from './route-row.ts';
import { ACCOUNT_ROUTES } from './route-table.account.ts';
import { FRAME_ROUTES } from './route-table.frames.ts';
import { FAVOURITE_ROUTES } from './route-table.favourites.ts';
import { MEDIA_ROUTES } from './route-table.media.ts';
import { MATCH_ROUTES, PROFILE_ROUTES } from './route-table.scores.ts';

/** "Each shows a back button and hides the search icon and sub-navigation." */
const ABOUT = { flags: 'back-button no-sub-navigation no-search-icon' };
/** The page has its own search box; on a phone nothing is above it. */
const SEARCH = {
  desktop: { flags: 'no-search-icon' },
  mobile: { flags: 'no-sub-navigation no-search-icon' },
};
const TODAY = /^\/football\/matches\/all\?date=\d{13}$/;

export const ROUTES: RouteRow[] = [
  { name: 'Home', path: '/', title: 'Live scores', page: 'home', flags: 'banner' },

  // Matches
  { name: 'Bare matches redirects to all', path: '/matches', ...redirect(302, '/matches/all') },
  {
    name: 'Bare matches of a sport',
    path: '/tennis/matches?date=1',
    ...redirect(302, '/tennis/matches/all?date=1'),
  },
  {
    name: 'Bare matches of all sports',
    path: '/all/matches',
    ...redirect(302, '/all/matches/all'),
  },
  { name: 'A missing sport becomes football', path: '/matches/all', ...redirect(302, TODAY) },
  { name: 'The sport all becomes football', path: '/all/matches/all', ...redirect(302, TODAY) },
  {
    name: 'A missing date becomes today’s',
    path: '/football/matches/all',
    ...redirect(302, TODAY),
  },
  {
    name: '/{sport}?/matches/all',
    path: '/tennis/matches/all?date={today}',
    title: /^Tennis matches, /,
    page: 'all-matches',
    flags: 'banner',
  },
  {
    name: 'Matches of a sport beside the main ones',
    path: '/table-tennis/matches/all?date={today}',
    title: /^Table Tennis matches, /,
    page: 'all-matches',
    flags: 'banner',
    isMarkupOnly: true,
  },
  { name: 'A sport that is none', path: '/cricket/matches/all', ...NOT_FOUND, isMarkupOnly: true },
  {
    name: 'Matches of a sport that is none',
    path: '/cricket/matches',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },

  ...FAVOURITE_ROUTES,
  ...MATCH_ROUTES,
  ...PROFILE_ROUTES,

  // Live
  { name: '/live', path: '/live', title: 'Live now', page: 'live', flags: 'banner' },
  {
    name: '/live/multi-view',
    path: '/live/multi-view?m={matchId}&m=none',
    title: '1 match beside others',
    page: 'multi-view',
  },
  {
    name: '/live/multi-view of no match',
    path: '/live/multi-view',
    title: 'Matches side by side',
    page: 'multi-view',
  },
  { name: '/live-stat', path: '/live-stat', title: 'Live statistics', page: 'live-stat', ...BLANK },
  {
    name: '/live-stat of a match',
    path: '/live-stat?matchId={matchId}',
    title: /statistics$/,
    page: 'live-stat',
    ...BLANK,
  },
  { name: '/live-stat of no match', path: '/live-stat?matchId=none', ...NOT_FOUND, ...BLANK },

  ...MEDIA_ROUTES,

  // Search
  { name: '/search', path: '/search', title: 'Search', page: 'search', ...SEARCH },
  {
    name: '/search of a keyword',
    path: '/search?keyword=walnut',
    title: '“walnut”',
    page: 'search',
    ...SEARCH,
  },
  {
    name: '/search that finds nothing',
    path: '/search?keyword=qqqq&type=team&page=2',
    title: '“qqqq”',
    page: 'search',
    ...SEARCH,
  },

  // Pages of the product itself
  {
    name: '/partnership',
    path: '/partnership',
    title: 'Partnership',
    page: 'partnership',
    flags: '',
  },
  {
    name: '/sport-widgets',
    path: '/sport-widgets',
    title: 'Widgets for your site',
    page: 'sport-widgets',
    flags: '',
  },
  { name: '/app-info', path: '/app-info', title: 'The app', page: 'app-info', ...BLANK },
  {
    name: '/app-download-redirect',
    path: '/app-download-redirect',
    desktop: { title: 'Get the app', page: 'app-download-redirect', ...BLANK },
    mobile: { ...redirect(302, BRANDS.tv.googlePlayStoreUrl), caching: 'no-store' },
  },
  {
    name: '/geo-restricted',
    path: '/geo-restricted',
    title: 'Not available',
    page: 'geo-restricted',
    ...BLANK,
  },
  {
    name: '/{provider}/callback',
    path: '/google/callback',
    title: 'Signing in with Google',
    page: 'social-callback',
    caching: 'no-store',
    ...BLANK,
  },
  {
    name: '/social-auth/callback',
    path: '/social-auth/callback?provider=apple',
    title: 'Signing in with Apple',
    page: 'social-callback',
    caching: 'no-store',
    ...BLANK,
  },
  { name: '/error', path: '/error', status: 500, title: 'Internal Server Error', page: 'error' },
  { name: '/error of a status', path: '/error?status=404', ...NOT_FOUND, page: 'error' },
  { name: 'catch-all', path: '/no/such/page', ...NOT_FOUND, page: 'not-found', flags: '' },

  // About
  {
    name: '/about/privacy-policy',
    path: '/about/privacy-policy',
    title: 'Privacy Policy',
    page: 'privacy-policy',
    ...ABOUT,
  },
  {
    name: '/about/privacy-policy/{id}',
    path: '/about/privacy-policy/your-rights',
    title: 'Your rights · Privacy Policy',
    page: 'privacy-policy',
    ...ABOUT,
  },
  {
    name: '/about/terms-of-service',
    path: '/about/terms-of-service',
    title: 'Terms of Service',
    page: 'terms-of-service',
    ...ABOUT,
  },
  {
    name: '/about/terms-of-service/{id}',
    path: '/about/terms-of-service/odds-and-betting',
    title: 'Odds and betting · Terms of Service',
    page: 'terms-of-service',
    ...ABOUT,
  },
  { name: 'A section that is none', path: '/about/terms-of-service/none', ...NOT_FOUND, ...ABOUT },
  {
    name: '/about/privacy-policy-list',
    path: '/about/privacy-policy-list',
    ...redirect(301, '/about/privacy-policy'),
  },
  {
    name: '/about/privacy-policy-details',
    path: '/about/privacy-policy-details/children',
    ...redirect(301, '/about/privacy-policy/children'),
  },
  {
    name: '/about/terms-list',
    path: '/about/terms-list',
    ...redirect(301, '/about/terms-of-service'),
  },
  {
    name: '/about/terms-details',
    path: '/about/terms-details?id=questions',
    ...redirect(301, '/about/terms-of-service/questions'),
  },
  {
    name: '/policy/policy-list',
    path: '/policy/policy-list?type=terms-of-service',
    ...redirect(301, '/about/terms-of-service'),
  },
  {
    name: '/policy/policy-list of no type',
    path: '/policy/policy-list',
    ...redirect(301, '/about/privacy-policy'),
  },
  {
    name: '/policy/policy-content',
    path: '/policy/policy-content?type=privacy-policy&id=children',
    ...redirect(301, '/about/privacy-policy/children'),
  },
  {
    name: 'A policy that is none',
    path: '/policy/policy-list?type=cookies',
    ...NOT_FOUND,
    isMarkupOnly: true,
  },

  ...ACCOUNT_ROUTES,

  // Shared
  {
    name: '/share/match/{matchId}',
    path: '/share/match/{matchId}',
    title: / v /,
    page: 'share',
    ...BLANK,
  },
  {
    name: '/share of a team',
    path: '/share/team/{teamId}',
    page: 'share',
    ...BLANK,
    isMarkupOnly: true,
  },
  { name: '/share of nothing', path: '/share/goal/1', ...NOT_FOUND, isMarkupOnly: true },
  {
    name: 'A slip that is none',
    path: '/share/slip/W10',
    ...NOT_FOUND,
    ...BLANK,
    isMarkupOnly: true,
  },

  // Only for testers; journeys count as such.
  { name: '/test', path: '/test', title: 'What is known of you', page: 'test', ...BLANK },
  // Locked: it asks for the password.
  {
    name: '/ops',
    path: '/ops',
    title: 'Operations',
    page: 'ops',
    caching: 'private, no-store',
    ...BLANK,
  },

  ...FRAME_ROUTES,
];
