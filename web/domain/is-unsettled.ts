import type { Match } from './match.ts';

/**
 * Whether a match is in play or past its start (`now` in ms). With a delay, a match in play may
 * still look like a fixture.
 */
export function isUnsettled({ kind, startTime }: Match, now: number): boolean {
  return kind === 'live' || (kind === 'fixture' && startTime <= now);
}
