import type { SportKey } from '../../realtime/sports/sport.ts';
import { isMainSport } from './match-path.ts';
import { slugify } from './slug.ts';

/** What the address of a league or a team is made of. */
export interface ProfileAddress {
  id: string;
  name: string;
  sportKey: SportKey;
}

/** A league's or a team's own path, without a screen. Only the main sports prefix it, as with matches. */
export function profileRoot(
  kind: 'league' | 'team',
  { id, name, sportKey }: ProfileAddress,
): string {
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  const slug = slugify(name);
  return `${prefix}/${kind}/${slug ? `${slug}/` : ''}${encodeURIComponent(id)}`;
}
