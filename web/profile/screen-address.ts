import type { RouteRequest } from '../app/route-handle.ts';
import { canonicalAddress } from '../paths/slug-rule.ts';

/**
 * Where a screen of a league or a team permanently lives that was asked for
 * under another address, or null when its address will do. `root` is the
 * league's or team's own path; without a screen it leads to the overview.
 */
export function screenAddress(request: RouteRequest, root: string): string | null {
  const canonical = canonicalAddress(request, root);
  if (canonical === null) return null;
  const { search } = request.url;
  return canonical === `${root}${search}` ? `${root}/overview${search}` : canonical;
}
