import type { DayScores } from '../../domain/day-scores.ts';
import { aLine, aSnapshot, START } from '../../live/testing/lines.ts';

/** Returns the scores of today in UTC, with one live football match; `more` overrides them. */
export function aDay(more: Partial<DayScores> = {}): DayScores {
  return {
    day: { from: START - 43_200_000, to: START + 43_200_000 },
    isToday: true,
    now: START,
    timeZone: 'UTC',
    matches: [],
    leagues: [],
    roomSnapshots: [{ sportKey: 'football', snapshot: aSnapshot(1, [aLine('m1')]) }],
    isPartial: false,
    ...more,
  };
}
