import { isMainSport } from './match-path.ts';
import type { ProfileAddress } from './profile-path.ts';
import { matchSlug } from './slug.ts';

/** What the product compares side by side. */
export type Compared = 'teams' | 'players';

/**
 * Returns the canonical path of a comparison. The lesser id comes first, so both orders are one
 * page.
 */
export function comparePath(kind: Compared, one: ProfileAddress, other: ProfileAddress): string {
  const [first, second] = one.id < other.id ? [one, other] : [other, one];
  const { sportKey } = first;
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  const slug = matchSlug(first.slugName ?? first.name, second.slugName ?? second.name);
  const ids = [first.id, second.id].map(encodeURIComponent).join('/');
  return `${prefix}/compare/${kind}/${slug}/${ids}`;
}

/**
 * Returns the path of the page on which a fan picks an opponent to compare a team or a player with.
 * `root` is the path of that team or player, without a screen.
 */
export function comparePickPath(root: string): string {
  return `${root}/compare`;
}
