import type { Match } from './match.ts';

/** Whether a match is in play, or has begun and has no score for a fan whose scores wait. */
export function isUnsettled({ kind, startTime }: Match, now: number): boolean {
  return kind === 'live' || (kind === 'fixture' && startTime <= now);
}
