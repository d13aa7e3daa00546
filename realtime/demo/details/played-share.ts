import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { Clock } from '../../protocol/match-state.ts';
import { QUARTERS } from '../../sports/match-status.ts';

interface Shown extends Pick<MatchUpdate, 'matchStatus' | 'periods'> {
  clock?: Pick<Clock, 'seconds'> | null;
}

/** Returns an estimate of the share of a match that is played, 0–1, from its period and clock. */
export type PlayedShare = (shown: Shown) => number;

/** Returns the estimate for a clock that counts up to `minutes`. */
export function byClock(minutes: number): PlayedShare {
  return ({ matchStatus, clock }) =>
    matchStatus === 'HT' ? 0.5 : (clock?.seconds ?? 0) / 60 / minutes;
}

/** Returns the estimate for four quarters with a clock that counts down from `minutes`. */
export function byQuarters(minutes: number): PlayedShare {
  return ({ matchStatus, clock, periods = [] }) => {
    const begun = minutes * Math.min(periods.length, QUARTERS.length);
    const isPlayed = QUARTERS.some((quarter) => quarter === matchStatus);
    const left = isPlayed ? (clock?.seconds ?? 0) / 60 : 0;
    return (begun - left) / (minutes * QUARTERS.length);
  };
}

export function byInnings(innings: number): PlayedShare {
  return ({ periods = [] }) => (periods.length - 0.5) / innings;
}
