import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';

/** Returns a side as JSON-LD. */
export function contestantLd(sportKey: SportKey, name: string) {
  const type = SPORTS[sportKey].contestant === 'player' ? 'Person' : 'SportsTeam';
  return { '@type': type, name };
}
