import { isMainSport } from './match-path.ts';
import { isSlug } from './slug.ts';
import type { RouteRequest } from '../app/route-handle.ts';

/*
 * `{sport}?/match/{slug}?/{id}`, `{sport}/team/{slug}?/{id}` and the like (spec points 2 and 5):
 * sport and slug are optional, but must not be wrong.
 */

/**
 * Whether the sport and the slug of a path are valid: the sport is a main one, and the slug has
 * only letters, digits and hyphens. Either may be absent. For `validate` of a route's handle.
 */
export function isSportAndSlugValid({ params: { sport, slug } }: RouteRequest): boolean {
  return (sport === undefined || isMainSport(sport)) && (slug === undefined || isSlug(slug));
}

/**
 * Returns the permanent address for `url`, with its query and the path after the id; null if `url`
 * is correct. `canonical` is the page's own path up to the id: `/football/team/red-star/7`.
 */
export function canonicalAddress({ params, url }: RouteRequest, canonical: string): string | null {
  const right = segmentsOf(canonical);
  const segments = segmentsOf(url.pathname);
  const sport = isMainSport(right[0] ?? '') ? right[0] : undefined;
  const isSportRight = params.sport === undefined || params.sport === sport;
  const isSlugRight = params.slug === undefined || params.slug === right.at(-2);
  if (isSportRight && isSlugRight) return null;
  const given = [params.sport, params.slug].filter((part) => part !== undefined).length;
  // Kind, possibly of two words ('news/video'), and id are always present.
  const kind = right.length - (sport === undefined ? 0 : 1) - 2;
  const rest = segments.slice(given + kind + 1);
  return `/${[...right, ...rest].join('/')}${url.search}`;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
