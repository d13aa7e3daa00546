import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';

interface Sides {
  sportKey: SportKey;
  home: { name: string };
  away: { name: string };
}

/** Returns the values that messages need: both names, and the side that fans name first. */
export function matchNames({ sportKey, home, away }: Sides) {
  return { first: SPORTS[sportKey].sides[0], home: home.name, away: away.name };
}
