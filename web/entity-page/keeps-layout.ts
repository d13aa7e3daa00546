/**
 * Returns a layout's `shouldRevalidate`: changing screens does not reload it, since its room
 * updates it. A revalidation (the page's day ended, a match ended) does.
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
