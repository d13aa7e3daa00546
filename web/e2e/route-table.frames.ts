import { BLANK, type Answer, type RouteRow } from './route-row.ts';

/** Spec point 8: the frame catch-all. */
const NO_FRAME: Answer = { status: 404, title: 'Page not found', page: 'frame-error', ...BLANK };
const MATCH = 'Walnut Grove vs Xenia Town';
const OF_LEAGUE = 'leagueId=journey-league';
const COMMON = '/frame/widget/common/1';

const LIVE_STATS = ['tracker', 'score', 'momentum', 'stats', 'timeline'].map(
  (widget): RouteRow => ({
    name: `/frame/liveStat/{sportId}/${widget}`,
    path: `/frame/liveStat/1/${widget}?matchId={matchId}`,
    title: MATCH,
    page: 'frame-match',
    ...BLANK,
  }),
);

/** Web views (spec point 2, frame). */
export const FRAME_ROUTES: RouteRow[] = [
  {
    name: '/frame/policy/{type}',
    path: '/frame/policy/privacy-policy',
    title: 'Privacy Policy',
    page: 'frame-policy-list',
    ...BLANK,
  },
  {
    name: '/frame/policy/{type}/{id}',
    path: '/frame/policy/terms-of-service/questions',
    title: /Terms of Service$/,
    page: 'frame-policy',
    ...BLANK,
  },
  { name: 'No such policy in a frame', path: '/frame/policy/cookies', ...NO_FRAME },
  {
    name: 'No such section in a frame',
    path: '/frame/policy/privacy-policy/none',
    ...NO_FRAME,
    isMarkupOnly: true,
  },
  {
    name: '/frame/delete-account-instructions',
    path: '/frame/delete-account-instructions',
    title: 'How to delete your account',
    page: 'frame-delete-account',
    ...BLANK,
  },
  ...LIVE_STATS,
  {
    name: '/frame/liveStat of no match',
    path: '/frame/liveStat/1/tracker?matchId=none',
    ...NO_FRAME,
    isMarkupOnly: true,
  },
  {
    name: '/frame/liveStat of another sport’s match',
    path: '/frame/liveStat/2/tracker?matchId={matchId}',
    ...NO_FRAME,
    isMarkupOnly: true,
  },
  {
    name: '/frame/liveStat that names no match',
    path: '/frame/liveStat/1/tracker',
    status: 400,
    page: 'frame-error',
    ...BLANK,
  },
  {
    name: '/frame/sportWidgets/{sportId}',
    path: '/frame/sportWidgets/1',
    title: 'Football',
    page: 'frame-day',
    ...BLANK,
  },
  {
    name: '/frame/widget/standings/{sportId}',
    path: `/frame/widget/standings/1?${OF_LEAGUE}`,
    title: /Journey League/,
    page: 'frame-standings',
    ...BLANK,
  },
  {
    name: '/frame/widget/standings/{sportId} of no league',
    path: '/frame/widget/standings/1?leagueId=none',
    ...NO_FRAME,
    isMarkupOnly: true,
  },
  {
    name: '/frame/widget/common fixtures',
    path: `${COMMON}/fixtures?${OF_LEAGUE}`,
    title: 'Journey League: fixtures',
    page: 'frame-matches',
    ...BLANK,
  },
  {
    name: '/frame/widget/common results',
    path: `${COMMON}/results?teamId={teamId}`,
    title: 'Walnut Grove: results',
    page: 'frame-matches',
    ...BLANK,
  },
  {
    name: '/frame/widget/common live',
    path: `${COMMON}/live?${OF_LEAGUE}`,
    title: 'Journey League',
    page: 'frame-day',
    ...BLANK,
  },
  {
    name: '/frame/widget/common bracket',
    path: `${COMMON}/bracket?${OF_LEAGUE}`,
    title: /Journey League/,
    page: 'frame-bracket',
    ...BLANK,
  },
  {
    name: '/frame/widget/common top scorers',
    path: `${COMMON}/top-scorers?${OF_LEAGUE}`,
    title: 'Journey League: top scorers',
    page: 'frame-top-scorers',
    ...BLANK,
  },
  {
    name: '/frame/widget/common head to head',
    path: `${COMMON}/head-to-head?matchId={matchId}`,
    title: `${MATCH}: head-to-head`,
    page: 'frame-head-to-head',
    ...BLANK,
  },
  {
    name: '/frame/widget/common line-ups',
    path: `${COMMON}/lineups?matchId={matchId}`,
    title: MATCH,
    page: 'frame-lineups',
    ...BLANK,
  },
  {
    name: '/frame/widget/common next match',
    path: `${COMMON}/next-match?teamId={teamId}`,
    title: 'Walnut Grove: next match',
    page: 'frame-next-match',
    ...BLANK,
  },
  { name: '/frame/{anything else}', path: '/frame/widget/weather/1', ...NO_FRAME },
];
