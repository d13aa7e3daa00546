import { MATCH_TABS } from './match-tabs.ts';

/** Catalogues: texts that pages load together. */
export const AREAS = [
  'shell',
  'scores',
  'rounds',
  'home',
  'score-pages',
  'live-stat',
  'multi-view',
  'match-list',
  'match',
  'course',
  'figures',
  'sentences',
  ...MATCH_TABS,
  'profile',
  'player',
  'compare',
  'directory',
  'favourites',
  'comments',
  'favourite-pages',
  'search',
  'news',
  'about',
  'callback',
  'account',
  'codes',
  'me',
  'account-deletion',
  'ops',
  'tv',
  // A league's table loads these texts late.
  'chances',
  // They open on demand, on any page.
  'consent',
  'countries',
  'delay',
  'frame',
  'widgets',
  // Names for the server alone: no page loads them.
  'nations',
] as const;
export type Area = (typeof AREAS)[number];

/** Areas of pages besides the shell's, by path; some paths end with their area's name. */
const OF_PATHS: readonly (readonly [RegExp, readonly Area[]])[] = [
  // Policies have dates too.
  [/^\/(?:live(?:-stat)?)?$|\/(?:matches|match|league|team|player|about)\/|\/for-you$/, ['scores']],
  [/^\/favourite\//, ['favourite-pages']],
  [/\/matches\/favourite|\/for-you$/, ['favourite-pages', 'rounds']],
  // What a fan's players did.
  [/\/matches\/favourite(?:\/list)?$/, ['figures', 'box-score', 'player']],
  // All news, video and channel pages link to each other.
  [/\/for-you$|-tv(?:-home|\/my-list)?$/, ['news']],
  [/^\/live-stat$|\/(?:match|league|team|player)\//, ['rounds']],
  [/^\/$/, ['home']],
  [/^\/live(?:-stat)?$|\/matches\//, ['score-pages']],
  [/^\/live-stat$|\/match\//, ['match']],
  [/^\/live\/multi-view\/?$/, ['scores', 'match', 'figures', 'course', 'multi-view']],
  // The overview loads its figures and sentences after the header.
  [/^\/live-stat$|^(?:\/[\w-]+)?\/match\/.+\/(?:lineups|stats|box-score)\/?$/, ['figures']],
  [/^(?:\/[\w-]+)?\/match\/.+\/head-to-head\/?$/, ['sentences']],
  [/^(?:\/[\w-]+)?\/match\/.+\/stats\/?$/, ['chances']],
  // Includes sports without a prefix.
  [/^(?:\/(?:basketball|american-football))?\/match\//, ['course', 'box-score']],
  [/\/(?:league|team)\//, ['match-list', 'profile', 'standings']],
  [/\/player\//, ['match-list', 'figures', 'box-score', 'profile', 'player', 'standings']],
  [
    /\/compare(?:\/|$)/,
    [
      'scores',
      'rounds',
      'match',
      'match-list',
      'figures',
      'box-score',
      'sentences',
      'head-to-head',
      'standings',
      'profile',
      'player',
      'search',
      'compare',
    ],
  ],
  [/\/(?:leagues|teams)$/, ['directory']],
  // Found videos have dates.
  [/^\/search$/, ['scores', 'search']],
  [
    /^(?:\/[\w-]+)?\/news(?:\/|$)|^\/(?:app-news-share|highlights)$/,
    ['scores', 'news', 'comments'],
  ],
  // The channel's addresses begin with the product's name.
  [/-tv(?:-home|\/my-list)?$|\/(?:video|playlist)\/|^\/highlights/, ['scores', 'tv']],
  [
    /^\/(?:about|partnership|app-(?:info|news-share|download-redirect)|geo-restricted|share|test)(?:\/|$)/,
    ['about'],
  ],
  [/^\/share\//, ['scores', 'match', 'profile', 'news', 'odds']],
  [/^\/me\//, ['account', 'me']],
  [/^\/me\/settings$/, ['delay', 'odds']],
  [/^\/sport-widgets$/, ['widgets']],
  [/^\/delete-account-instructions$/, ['account-deletion']],
];

/** Returns the catalogues for a path. */
export function areasOf(pathname: string): readonly Area[] {
  const own = OF_PATHS.filter(([pattern]) => pattern.test(pathname)).flatMap(([, areas]) => areas);
  const last = pathname.split('/').findLast(Boolean);
  const named = ([...MATCH_TABS, 'live-stat', 'callback', 'ops'] as const).filter(
    (area) => area === last,
  );
  return [...new Set<Area>(['shell', ...own, ...named])];
}
