/** Largest number of matches side by side. */
export const MOST_IN_VIEW = 4;

/** Returns the address of several matches side by side, in this order. */
export function multiViewPath(ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => ['m', id]));
  return `/live/multi-view${ids.length > 0 ? `?${query}` : ''}`;
}

/**
 * Returns the first matches that an address names, each once; `left` counts those above the limit.
 */
export function readMultiView(query: URLSearchParams): { ids: string[]; left: number } {
  const named = [...new Set(query.getAll('m'))].filter(Boolean);
  return {
    ids: named.slice(0, MOST_IN_VIEW),
    left: Math.max(0, named.length - MOST_IN_VIEW),
  };
}
