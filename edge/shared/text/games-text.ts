import type { Sides } from '../../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';

/** Returns the games of each set, '6–4 3–2'; null in sports whose sets are not played in games. */
export function gamesText(sportKey: SportKey, periods: readonly Sides[]): string | null {
  const { scoring } = SPORTS[sportKey];
  if (scoring === 'sum' || !scoring.inGames || periods.length === 0) return null;
  return periods.map(({ home, away }) => `${home}–${away}`).join(' ');
}
