import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';

interface Sides {
  sportKey: SportKey;
  home: { name: string };
  away: { name: string };
}

/** Returns what messages name a match by: both sides, and which of them its fans name first. */
export function matchNames({ sportKey, home, away }: Sides) {
  return { first: SPORTS[sportKey].sides[0], home: home.name, away: away.name };
}
