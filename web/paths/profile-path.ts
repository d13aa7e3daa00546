import type { SportKey } from '../../realtime/sports/sport.ts';
import { isMainSport } from './match-path.ts';
import { slugify } from './slug.ts';

/** What the address of a league or a team is made of. */
export interface EntityAddress {
  id: string;
  name: string;
  sportKey: SportKey;
}

/** A league's or a team's own path, without a screen. Only the main sports prefix it, as with matches. */
export function entityRoot(kind: 'league' | 'team', { id, name, sportKey }: EntityAddress): string {
  const prefix = isMainSport(sportKey) ? `/${sportKey}` : '';
  const slug = slugify(name);
  return `${prefix}/${kind}/${slug ? `${slug}/` : ''}${encodeURIComponent(id)}`;
}
