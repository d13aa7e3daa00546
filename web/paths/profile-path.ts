import type { SportKey } from '../../realtime/sports/sport.ts';
import { isMainSport } from './match-path.ts';
import { slugify } from './slug.ts';

/** What the address of a league, a team or a player is made of. */
export interface ProfileAddress {
  id: string;
  name: string;
  /** What it is called in addresses, where its name is in the visitor's language. */
  slugName?: string | undefined;
  sportKey: SportKey;
}

/** A league's, a team's or a player's own path, without a screen. Only the main sports prefix it, as with matches. */
export function profileRoot(
  kind: 'league' | 'team' | 'player',
  { id, name, slugName = name, sportKey }: ProfileAddress,
): string {
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  const slug = slugify(slugName);
  return `${prefix}/${kind}/${slug ? `${slug}/` : ''}${encodeURIComponent(id)}`;
}
