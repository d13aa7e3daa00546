/** Catalogues: the texts that pages load together. */
export const AREAS = [
  'shell',
  'scores',
  'match-list',
  'match',
  'figures',
  'commentary',
  'box-score',
  'profile',
  'standings',
  'directory',
  'search',
  'about',
] as const;
export type Area = (typeof AREAS)[number];

/** What pages have beside the shell's texts, by their paths. */
const OF_PATHS: readonly (readonly [RegExp, readonly Area[]])[] = [
  [/^\/(?:live(?:-stat)?)?$|\/(?:matches|match|league|team)\//, ['scores']],
  [/^\/live-stat$|\/match\//, ['match', 'figures']],
  [/\/match\/.+\/standings\/?$/, ['standings']],
  [/\/match\/.+\/commentary\/?$/, ['commentary']],
  [/\/match\/.+\/box-score\/?$/, ['box-score']],
  [/\/(?:league|team)\//, ['match-list', 'profile', 'standings']],
  [/\/(?:leagues|teams)$/, ['directory']],
  [/^\/search$/, ['search']],
  [/^\/(?:about|partnership|app-info|app-download-redirect)(?:\/|$)/, ['about']],
];

/** The catalogues whose texts a page shows. */
export function areasOf(pathname: string): readonly Area[] {
  const own = OF_PATHS.filter(([pattern]) => pattern.test(pathname)).flatMap(([, areas]) => areas);
  return ['shell', ...own];
}
