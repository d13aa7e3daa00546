/**
 * For a layout's `shouldRevalidate`: from one screen to the next it stays as it
 * is, since its room tells what changes. Asked for anew (the page's day is
 * over, a match ended) it is loaded anew.
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
