import { isMainSport } from './match-path.ts';
import { isSlug } from './slug.ts';
import type { RouteRequest } from '../app/route-handle.ts';

/*
 * `{sport}?/match/{slug}?/{id}`, `{sport}/team/{slug}?/{id}` and their like
 * (spec points 2 and 5): sport and slug may be left out, but not be wrong.
 */

/** For `validate`: the sport, if any, is a main one, the slug, if any, made of letters, digits and hyphens. */
export function isSportAndSlugValid({ params: { sport, slug } }: RouteRequest): boolean {
  return (sport === undefined || isMainSport(sport)) && (slug === undefined || isSlug(slug));
}

/**
 * Where a page permanently lives that was asked for under `url`, with what
 * follows the id and the query, or null when the address will do. `canonical`
 * is the page's own path to the id: `/football/team/red-star/7`.
 */
export function canonicalAddress({ params, url }: RouteRequest, canonical: string): string | null {
  const right = segmentsOf(canonical);
  const segments = segmentsOf(url.pathname);
  const sport = isMainSport(right[0] ?? '') ? right[0] : undefined;
  const isSportRight = params.sport === undefined || params.sport === sport;
  const isSlugRight = params.slug === undefined || params.slug === right.at(-2);
  if (isSportRight && isSlugRight) return null;
  const given = [params.sport, params.slug].filter((part) => part !== undefined).length;
  // The page's kind, which may be of two words ('news/video'), and the id are always there.
  const kind = right.length - (sport === undefined ? 0 : 1) - 2;
  const rest = segments.slice(given + kind + 1);
  return `/${[...right, ...rest].join('/')}${url.search}`;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
