import { mergeHandles } from './route-handle.ts';

interface Place {
  key: string;
}

interface Matched {
  pathname: string;
  handle: unknown;
}

/**
 * Returns the function that names a page's scroll position (spec point 2: to the top on navigation,
 * unless the route keeps scroll). Pages below one path of a route that keeps scroll share the first
 * one's key while the visitor stays among them.
 */
export function createScrollKeys(): (location: Place, matches: readonly Matched[]) => string {
  const known = new Map<string, { scrollKey: string; base: string | null }>();
  let last: { scrollKey: string; base: string | null } | undefined;

  return ({ key }, matches) => {
    let page = known.get(key);
    if (!page) {
      const base = keptPath(matches);
      const scrollKey = base !== null && base === last?.base ? last.scrollKey : key;
      page = { scrollKey, base };
      known.set(key, page);
    }
    last = page;
    return page.scrollKey;
  };
}

/** Returns the outermost matched path that keeps scroll. */
function keptPath(matches: readonly Matched[]): string | null {
  const keeping = matches.find(({ handle }) => mergeHandles([handle]).keepScroll);
  return keeping?.pathname ?? null;
}
