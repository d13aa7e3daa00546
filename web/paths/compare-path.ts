import { isMainSport } from './match-path.ts';
import type { ProfileAddress } from './profile-path.ts';
import { matchSlug } from './slug.ts';

/** What can stand side by side. */
export type Compared = 'teams' | 'players';

/** The only address of two side by side: the lesser id comes first, so both orders are one page. */
export function comparePath(kind: Compared, one: ProfileAddress, other: ProfileAddress): string {
  const [first, second] = one.id < other.id ? [one, other] : [other, one];
  const { sportKey } = first;
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  const slug = matchSlug(first.slugName ?? first.name, second.slugName ?? second.name);
  const ids = [first.id, second.id].map(encodeURIComponent).join('/');
  return `${prefix}/compare/${kind}/${slug}/${ids}`;
}

/**
 * The page on which a fan picks whom to compare a team or a player with. `root` is that one's own
 * path, without a screen.
 */
export function comparePickPath(root: string): string {
  return `${root}/compare`;
}
