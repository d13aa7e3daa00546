import { SPORTS } from './registry.ts';
import type { SportKey } from './sport.ts';

/** Returns '2–1': the score of the side that fans of a sport name first stands first. */
export function writtenScore(sportKey: SportKey, score: { home: number; away: number }): string {
  const [first, second] = SPORTS[sportKey].sides;
  return `${score[first]}–${score[second]}`;
}
