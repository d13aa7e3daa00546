import type { SportKey } from '../../realtime/sports/sport.ts';
import { isMainSport } from './match-path.ts';
import { slugify } from '../../realtime/protocol/fold-text.ts';

/** Parts of the address of a league, team or player. */
export interface ProfileAddress {
  id: string;
  name: string;
  /** Name for the slug, if `name` is in the visitor's language and so differs between visitors. */
  slugName?: string | undefined;
  sportKey: SportKey;
}

/**
 * Returns the path of a league, a team or a player, without a screen. It begins with the sport only
 * for main sports, as a match's does.
 */
export function profileRoot(
  kind: 'league' | 'team' | 'player',
  { id, name, slugName = name, sportKey }: ProfileAddress,
): string {
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  const slug = slugify(slugName);
  return `${prefix}/${kind}/${slug ? `${slug}/` : ''}${encodeURIComponent(id)}`;
}
