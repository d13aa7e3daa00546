import { useMemo } from 'react';
import { pack, unpack } from '../api/packed.ts';
import type { Failed } from '../api/settled.ts';
import type { DayScores } from '../domain/day-scores.ts';
import type { LoadedDay } from './load-day.server.ts';

/**
 * A day as packed text. It has hundreds of matches: as JSON they are three times as long, and the
 * router's own encoding takes a phone ten times as long to read.
 */
export type EncodedDay = { kind: 'loaded'; packed: string } | Failed;

/** Encodes a loader's day. */
export function encodeDay(day: LoadedDay): EncodedDay {
  return day.kind === 'loaded' ? { kind: 'loaded', packed: pack(day.scores) } : day;
}

/** Decodes the loader's day. */
export function useDecodedDay(carried: EncodedDay): LoadedDay {
  return useMemo(() => {
    if (carried.kind !== 'loaded') return carried;
    const scores: DayScores = unpack(carried.packed);
    return { kind: 'loaded', scores };
  }, [carried]);
}
