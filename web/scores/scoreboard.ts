import { deepEqual } from '../../realtime/protocol/deep-equal.ts';
import type { LiveState } from '../live/live-store.ts';
import { isOfDay, type DayScores } from './day-scores.ts';
import { lineOnce } from './line-once.ts';
import { listMatches, type ListedSport } from './listing.ts';
import type { Match } from './match.ts';

export interface Listing {
  /** Everything, by sport and league. */
  all: readonly ListedSport[];
  /** In play now, or when this page was opened: a match that ends stays where it is being watched. */
  live: readonly ListedSport[];
  /** What is not in `live`. */
  rest: readonly ListedSport[];
  /** In play at this moment. */
  liveCount: number;
}

export interface Scoreboard {
  /** The matches as the page brought them. */
  initial: ReadonlyMap<string, Match>;
  /** What to list; the same object until the list itself changes, whatever the scores do. */
  read: (live: Pick<LiveState, 'matches'>) => Listing;
}

/** The matches of a day's page together with those that appear while it is open. */
export function createScoreboard(scores: DayScores): Scoreboard {
  const fromRooms = scores.seeds.flatMap(({ snapshot }) => Object.values(snapshot?.lines ?? {}));
  const initial = new Map<string, Match>();
  for (const match of scores.matches) initial.set(match.id, match);
  const followed = new Set(scores.seeds.map(({ sportKey }) => sportKey));
  for (const line of fromRooms) {
    const match = lineOnce(line);
    if (isOfDay(match, scores)) initial.set(match.id, match);
  }
  const seenLive = new Set<string>();
  let lastMatches: LiveState['matches'] | undefined;
  let listing: Listing = { all: [], live: [], rest: [], liveCount: 0 };

  function read(matches: LiveState['matches']): Listing {
    const current = new Map(initial);
    for (const match of Object.values(matches))
      if (initial.has(match.id) || (followed.has(match.sportKey) && isOfDay(match, scores)))
        current.set(match.id, match);
    const all = [...current.values()];
    const inPlay = all.filter(({ kind }) => kind === 'live');
    for (const { id } of inPlay) seenLive.add(id);
    return {
      all: listMatches(all, scores.leagues),
      live: listMatches(
        all.filter(({ id }) => seenLive.has(id)),
        scores.leagues,
      ),
      rest: listMatches(
        all.filter(({ id }) => !seenLive.has(id)),
        scores.leagues,
      ),
      liveCount: inPlay.length,
    };
  }

  return {
    initial,
    read: ({ matches }) => {
      if (matches !== lastMatches) {
        lastMatches = matches;
        const next = read(matches);
        if (!deepEqual(next, listing)) listing = next;
      }
      return listing;
    },
  };
}
