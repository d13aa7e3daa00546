import { deepEqual } from '../../../realtime/protocol/deep-equal.ts';
import type { LiveState } from '../../live/live-context.ts';
import type { DayScores } from '../../domain/day-scores.ts';
import { matchOfLine } from '../../domain/match-of-line.ts';
import type { Match } from '../../domain/match.ts';
import { isLiveOrSoon } from './live-or-soon.ts';

export interface StripMatches {
  /** The loaded matches. */
  initial: ReadonlyMap<string, Match>;
  /** Ids in strip order; returns the same array until the order changes. */
  read: (live: Pick<LiveState, 'matches'>) => readonly string[];
}

/** Maximum number of tiles; the list of live matches has all of them. */
const AT_MOST = 24;

/**
 * Returns a sport's live-score strip: live matches, then those about to begin. A match that ends
 * stays in place until the strip is created again.
 */
export function createStripMatches(scores: DayScores): StripMatches {
  const lines = scores.roomSnapshots.flatMap(({ snapshot }) =>
    Object.values(snapshot?.lines ?? {}),
  );
  const brought = [...scores.matches, ...lines.map(matchOfLine)];
  const initial = new Map(brought.map((match) => [match.id, match]));
  const followed = new Set(scores.roomSnapshots.map(({ sportKey }) => sportKey));
  const seen = new Set<string>();
  let order: readonly string[] = [];

  return {
    initial,
    read: ({ matches }) => {
      const current = new Map(initial);
      for (const match of matches.values())
        if (followed.has(match.sportKey)) current.set(match.id, match);
      const shown = [...current.values()].filter(
        (match) => seen.has(match.id) || isLiveOrSoon(match, scores.now),
      );
      for (const { id } of shown) seen.add(id);
      const next = shown
        .toSorted(byPlace)
        .slice(0, AT_MOST)
        .map(({ id }) => id);
      if (!deepEqual(next, order)) order = next;
      return order;
    },
  };
}

/** Sorts fixtures after the others, then by start. */
function byPlace(a: Match, b: Match): number {
  return (
    Number(a.kind === 'fixture') - Number(b.kind === 'fixture') ||
    a.startTime - b.startTime ||
    (a.id < b.id ? -1 : 1)
  );
}
