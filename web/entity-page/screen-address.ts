import type { RouteRequest } from '../app/route-handle.ts';
import { canonicalAddress } from '../paths/slug-rule.ts';

/**
 * Returns the canonical address of a league's or a team's screen, or null if the request already
 * uses it. `root` is the league's or team's own path, which by itself leads to the overview.
 */
export function screenAddress(request: RouteRequest, root: string): string | null {
  const canonical = canonicalAddress(request, root);
  if (canonical === null) return null;
  const { search } = request.url;
  return canonical === `${root}${search}` ? `${root}/overview${search}` : canonical;
}
