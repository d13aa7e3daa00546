import { useMemo } from 'react';
import type { Failed } from '../api/settled.ts';
import type { DayScores } from '../domain/day-scores.ts';
import type { LoadedDay } from './load-day.server.ts';

/**
 * A day as JSON text. It has hundreds of matches, and the router's own encoding takes a phone ten
 * times as long to read.
 */
export type EncodedDay = { kind: 'loaded'; json: string } | Failed;

/** Encodes a loader's day. */
export function encodeDay(day: LoadedDay): EncodedDay {
  return day.kind === 'loaded' ? { kind: 'loaded', json: JSON.stringify(day.scores) } : day;
}

/** Decodes the loader's day. */
export function useDecodedDay(carried: EncodedDay): LoadedDay {
  return useMemo(() => {
    if (carried.kind !== 'loaded') return carried;
    const scores: DayScores = JSON.parse(carried.json);
    return { kind: 'loaded', scores };
  }, [carried]);
}
