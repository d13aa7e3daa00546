import type { Sides } from '../../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';

/** Returns '6–4 3–2' if sets alone do not show how close it is. */
export function gamesText(sportKey: SportKey, periods: readonly Sides[]): string | null {
  const { scoring } = SPORTS[sportKey];
  if (scoring === 'sum' || !scoring.inGames || periods.length === 0) return null;
  return periods.map(({ home, away }) => `${home}–${away}`).join(' ');
}
