import { SPORTS } from './registry.ts';
import type { SportKey } from './sport.ts';

/** Returns a score such as '2–1', in the sport's usual order of the sides. */
export function writtenScore(sportKey: SportKey, score: { home: number; away: number }): string {
  const [first, second] = SPORTS[sportKey].sides;
  return `${score[first]}–${score[second]}`;
}
