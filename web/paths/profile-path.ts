import type { SportKey } from '../../realtime/sports/sport.ts';
import { isMainSport } from './match-path.ts';
import { slugify } from '../../realtime/protocol/fold-text.ts';

/** Parts of the address of a league, team or player. */
export interface ProfileAddress {
  id: string;
  name: string;
  /** Name for addresses, if its name is in the visitor's language. */
  slugName?: string | undefined;
  sportKey: SportKey;
}

/**
 * The path of a league, a team or a player, without a screen. Only the main sports prefix it, as
 * with matches.
 */
export function profileRoot(
  kind: 'league' | 'team' | 'player',
  { id, name, slugName = name, sportKey }: ProfileAddress,
): string {
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  const slug = slugify(slugName);
  return `${prefix}/${kind}/${slug ? `${slug}/` : ''}${encodeURIComponent(id)}`;
}
