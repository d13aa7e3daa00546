/** Catalogues: the texts that pages load together. */
export const AREAS = [
  'shell',
  'scores',
  'score-pages',
  'match-list',
  'match',
  'figures',
  'odds',
  'head-to-head',
  'lineups',
  'commentary',
  'stats',
  'box-score',
  'profile',
  'player',
  'standings',
  'directory',
  'search',
  'about',
] as const;
export type Area = (typeof AREAS)[number];

/** What pages have beside the shell's texts, by their paths. */
const OF_PATHS: readonly (readonly [RegExp, readonly Area[]])[] = [
  [/^\/(?:live(?:-stat)?)?$|\/(?:matches|match|league|team|player)\//, ['scores']],
  [/^\/(?:live(?:-stat)?)?$|\/matches\//, ['score-pages']],
  [/^\/live-stat$|\/match\//, ['match', 'figures']],
  [/\/(?:league|team)\//, ['match-list', 'profile', 'standings']],
  [/\/player\//, ['match-list', 'figures', 'box-score', 'profile', 'player']],
  [/\/(?:leagues|teams)$/, ['directory']],
  [/^\/search$/, ['search']],
  [/^\/(?:about|partnership|app-info|app-download-redirect|geo-restricted)(?:\/|$)/, ['about']],
];

/** A match's tab, whose texts have its name; the overview's are the match's. */
const TAB = /\/match\/.+\/([\w-]+)\/?$/;

/** The catalogues whose texts a page shows. */
export function areasOf(pathname: string): readonly Area[] {
  const own = OF_PATHS.filter(([pattern]) => pattern.test(pathname)).flatMap(([, areas]) => areas);
  const tab = TAB.exec(pathname)?.[1];
  return ['shell', ...own, ...AREAS.filter((area) => area === tab)];
}
