/**
 * Returns a layout's `shouldRevalidate`. A change of screen does not reload the layout, since its
 * room updates it. A revalidation of the same address, such as after a match, does.
 */
export function keepsLayout(id: 'leagueId' | 'teamId') {
  return (change: {
    currentParams: Readonly<Record<string, string | undefined>>;
    nextParams: Readonly<Record<string, string | undefined>>;
    currentUrl: URL;
    nextUrl: URL;
    defaultShouldRevalidate: boolean;
  }): boolean => {
    const { currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate } = change;
    if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
    return currentParams[id] !== nextParams[id];
  };
}
