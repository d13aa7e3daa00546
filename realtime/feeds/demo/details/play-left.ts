import type { MatchStatus } from '../../../sports/match-status.ts';
import type { SportKey } from '../../../sports/sport.ts';
import type { Change } from '../../simulator/contest.ts';

/** Minutes of regular play, and of one period where the clock counts down. */
const LENGTHS: Partial<Record<SportKey, { match: number; period?: number }>> = {
  football: { match: 94 },
  handball: { match: 60 },
  basketball: { match: 40, period: 10 },
  'american-football': { match: 60, period: 15 },
};
const INNINGS = 9;
/** In overtime little is left, whatever the clock says. */
const LEAST = 0.02;
const QUARTERS: readonly MatchStatus[] = ['Q1', 'Q2', 'Q3', 'Q4'];

/** The share of play that is left, 0–1: estimated from period and clock. */
export function playLeft(sport: SportKey, { matchStatus, clock, periods = [] }: Change): number {
  if (matchStatus === 'Not start' || matchStatus === undefined) return 1;
  const played = sport === 'baseball' ? (periods.length - 0.5) / INNINGS : shareOfClock();
  return Math.min(1, Math.max(LEAST, 1 - played));

  function shareOfClock(): number {
    const lengths = LENGTHS[sport];
    if (!lengths) return 0.5;
    const minutes = (clock?.seconds ?? 0) / 60;
    if (lengths.period === undefined) return matchStatus === 'HT' ? 0.5 : minutes / lengths.match;
    const over = lengths.period * Math.min(periods.length, QUARTERS.length);
    const isPlayed = QUARTERS.some((quarter) => quarter === matchStatus);
    return (over - (isPlayed ? minutes : 0)) / lengths.match;
  }
}
