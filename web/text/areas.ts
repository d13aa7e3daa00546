/** Catalogues: the texts that pages load together. */
export const AREAS = ['shell', 'about', 'match', 'profile', 'standings'] as const;
export type Area = (typeof AREAS)[number];

/** What pages have beside the shell's texts, by their paths. */
const OF_PATHS: readonly (readonly [RegExp, readonly Area[]])[] = [
  [/^\/(?:about|partnership|app-info|app-download-redirect)(?:\/|$)/, ['about']],
  [/^\/(?:[\w-]+\/)?(?:league|team)\//, ['profile', 'standings']],
  [/^\/(?:[\w-]+\/)?match\//, ['match', 'standings']],
];

/** The catalogues whose texts a page shows. */
export function areasOf(pathname: string): readonly Area[] {
  const own = OF_PATHS.filter(([pattern]) => pattern.test(pathname)).flatMap(([, areas]) => areas);
  return ['shell', ...own];
}
