import { deepEqual } from '../../realtime/protocol/deep-equal.ts';
import type { LiveState } from '../live/live-store.ts';
import type { DayScores } from '../domain/day-scores.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import type { Match } from '../domain/match.ts';
import { isLiveOrSoon } from './live-or-soon.ts';

export interface StripMatches {
  /** The matches as they were brought. */
  initial: ReadonlyMap<string, Match>;
  /** Ids in the order of the strip; the same array until the order changes, whatever the scores do. */
  read: (live: Pick<LiveState, 'matches'>) => readonly string[];
}

/** More tiles are no strip: the list of live matches has them all. */
const AT_MOST = 24;

/**
 * What the live-score strip shows of a sport: live matches, then those about to
 * begin. One that ends stays in its place until the strip is made anew.
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

/** Begun before not begun, then by start. */
function byPlace(a: Match, b: Match): number {
  return (
    Number(a.kind === 'fixture') - Number(b.kind === 'fixture') ||
    a.startTime - b.startTime ||
    (a.id < b.id ? -1 : 1)
  );
}
