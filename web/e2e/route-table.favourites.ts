import { HOME, NOT_FOUND, redirect, SIGN_IN_FIRST, type RouteRow } from './route-row.ts';

/** Pages of what a fan follows, with and without an account. */
export const FAVOURITE_ROUTES: RouteRow[] = [
  {
    name: '/{sport}?/matches/favourite',
    path: '/football/matches/favourite?date={today}',
    desktop: { title: 'My matches', page: 'favourite-matches', flags: '' },
    mobile: redirect(302, '/football/matches/favourite/list?date={today}'),
  },
  {
    name: '/{sport}?/matches/favourite/list',
    path: '/football/matches/favourite/list?date={today}',
    desktop: HOME,
    mobile: { title: 'My matches', page: 'favourite-matches', flags: '' },
  },
  {
    name: 'Favourite matches without a sport',
    path: '/matches/favourite',
    desktop: redirect(302, /^\/football\/matches\/favourite\?date=\d{13}$/),
    mobile: redirect(302, '/matches/favourite/list'),
  },
  {
    name: 'Favourite teams without a sport',
    path: '/matches/favourite/teams',
    desktop: HOME,
    mobile: redirect(302, '/football/matches/favourite/teams'),
  },
  {
    name: 'Favourite matches without a day',
    path: '/matches/favourite/list',
    desktop: HOME,
    mobile: redirect(302, /^\/football\/matches\/favourite\/list\?date=\d{13}$/),
  },
  {
    name: '/{sport}?/matches/favourite/teams',
    path: '/tennis/matches/favourite/teams',
    desktop: HOME,
    mobile: { title: 'My teams', page: 'favourite-items', flags: '' },
  },
  {
    name: '/{sport}?/matches/favourite/leagues',
    path: '/tennis/matches/favourite/leagues',
    desktop: HOME,
    mobile: { title: 'My leagues', page: 'favourite-items', flags: '' },
  },
  {
    name: 'Favourite leagues without a sport',
    path: '/matches/favourite/leagues',
    desktop: HOME,
    mobile: redirect(302, '/football/matches/favourite/leagues'),
  },
  {
    name: 'Favourite matches of a sport beside the main ones',
    path: '/handball/matches/favourite',
    desktop: NOT_FOUND,
    mobile: redirect(302, '/handball/matches/favourite/list'),
    isMarkupOnly: true,
  },
  { name: '/{sport}?/for-you', path: '/for-you', title: 'For you', page: 'for-you', flags: '' },
  {
    name: '/{sport}?/for-you of a sport',
    path: '/tennis/for-you',
    title: 'For you',
    page: 'for-you',
    flags: '',
  },
  { name: 'For you of a sport that is none', path: '/cricket/for-you', ...NOT_FOUND },
  { name: '/favourite', path: '/favourite', ...SIGN_IN_FIRST },
  { name: '/favourite/init', path: '/favourite/init', ...SIGN_IN_FIRST },
  { name: '/favourite/add', path: '/favourite/add', ...SIGN_IN_FIRST },
  { name: '/favourite/edit/{type}', path: '/favourite/edit/team', ...SIGN_IN_FIRST },
  { name: '/favourite/view', path: '/favourite/view', ...SIGN_IN_FIRST },
];
