import { useMemo } from 'react';
import type { Failed } from '../api/settled.ts';
import type { DayScores } from '../domain/day-scores.ts';
import type { LoadedDay } from './load-day.server.ts';

/**
 * A day as a page carries it: as JSON text. A day has hundreds of matches, and
 * the router's own encoding of values takes a phone ten times as long to read.
 */
export type EncodedDay = { kind: 'loaded'; json: string } | Failed;

/** For a loader to answer with. */
export function encodeDay(day: LoadedDay): EncodedDay {
  return day.kind === 'loaded' ? { kind: 'loaded', json: JSON.stringify(day.scores) } : day;
}

/** The day that the loader answered with. */
export function useDecodedDay(carried: EncodedDay): LoadedDay {
  return useMemo(() => {
    if (carried.kind !== 'loaded') return carried;
    const scores: DayScores = JSON.parse(carried.json);
    return { kind: 'loaded', scores };
  }, [carried]);
}
