import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';

/** Positions in the order of a team sheet; feeds write them in several ways. */
export const POSITIONS = [
  ['goalkeepers', ['GK', 'G', 'GOALKEEPER']],
  ['defenders', ['DF', 'D', 'DEF', 'DEFENDER']],
  ['midfielders', ['MF', 'M', 'MID', 'MIDFIELDER']],
  ['forwards', ['FW', 'F', 'A', 'ATT', 'FORWARD', 'STRIKER']],
] as const satisfies readonly (readonly [name: string, codes: readonly string[]])[];

/**
 * Returns a position's group in football and handball; null for an unknown code. Sports without
 * goalkeepers use other codes: in basketball a G is a guard.
 */
export function positionGroup(
  position: string,
  sportKey: SportKey,
): (typeof POSITIONS)[number][0] | null {
  if (!SPORTS[sportKey].penalty) return null;
  const code = position.toUpperCase();
  return POSITIONS.find(([, codes]) => codes.some((one) => one === code))?.[0] ?? null;
}
