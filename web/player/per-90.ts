import { BOX_SCORES } from '../../realtime/sports/box-score.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { PlayerSeason } from './player.ts';

/** Fewest minutes for figures per 90 minutes: three whole matches. */
export const LEAST_MINUTES = 270;

/** Keys of figures for which a value per 90 minutes means nothing. */
const WHOLE = new Set(['minutes', 'yellow-cards', 'red-cards', 'own-goals']);

/**
 * Returns the keys of a sport's figures that fans compare per 90 minutes; empty in sports that
 * count no minutes or compare means per match.
 */
export function keysPer90(sportKey: SportKey): readonly string[] {
  const keys = BOX_SCORES[sportKey].flatMap(({ columns }) => columns.map(({ key }) => key));
  if (SPORTS[sportKey].isPerMatch || !keys.some((key) => key === 'minutes')) return [];
  return keys.filter((key) => !WHOLE.has(key));
}

/** Returns a season's figure per 90 minutes; null if it is unknown or the minutes are too few. */
export function per90({ values }: Pick<PlayerSeason, 'values'>, key: string): number | null {
  const { minutes = 0, [key]: value } = values;
  return value === undefined || minutes < LEAST_MINUTES ? null : (90 * value) / minutes;
}
