import { matchPath } from '../scores/match-path.ts';
import type { Match } from '../scores/match.ts';
import { isSlug } from '../scores/slug.ts';

/**
 * Where a match that was asked for by this path permanently lives, or null when
 * the path will do: sport and slug may be left out, but not be wrong.
 */
export function canonicalPath(
  asked: { sport?: string | undefined; slug?: string | undefined },
  match: Pick<Match, 'id' | 'sportKey' | 'home' | 'away'>,
): string | null {
  const canonical = matchPath(match);
  const [, prefix] = canonical.split('/');
  const slug = canonical.split('/').at(-2);
  const isSportRight = asked.sport === undefined || asked.sport === prefix;
  const isSlugRight = asked.slug === undefined || asked.slug === slug;
  return isSportRight && isSlugRight ? null : canonical;
}

/** Whether the slug of a path, if any, is made of letters, digits and hyphens (spec point 5). */
export function isSlugValid(slug: string | undefined): boolean {
  return slug === undefined || isSlug(slug);
}
