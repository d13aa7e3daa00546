import { deepEqual } from '../../realtime/protocol/deep-equal.ts';
import type { LiveState } from '../live/live-store.ts';
import { isOfDay, type DayScores } from '../domain/day-scores.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { listMatches, type ListedSport } from './listing.ts';
import type { Match } from '../domain/match.ts';
import { onlyMatches } from './only-matches.ts';

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

export interface DayListModel {
  /** The matches as the page brought them. */
  initial: ReadonlyMap<string, Match>;
  /** What to list; the same object until the list itself changes, whatever the scores do. */
  read: (live: Pick<LiveState, 'matches'>) => Listing;
}

/** The matches of a day's page together with those that appear while it is open. */
export function createDayListModel(scores: DayScores): DayListModel {
  const fromRooms = scores.roomSnapshots.flatMap(({ snapshot }) =>
    Object.values(snapshot?.lines ?? {}),
  );
  const initial = new Map<string, Match>();
  for (const match of scores.matches) initial.set(match.id, match);
  const followed = new Set(scores.roomSnapshots.map(({ sportKey }) => sportKey));
  for (const line of fromRooms) {
    const match = matchOfLine(line);
    if (isOfDay(match, scores)) initial.set(match.id, match);
  }
  /** The matches as last read. */
  const current = new Map(initial);
  const seenLive = new Set<string>();
  let lastMatches: LiveState['matches'] | undefined;
  let listing: Listing | undefined;

  /** Takes in what is new. Whether the list may be another for it: mostly a score is all that changed. */
  function takeIn(matches: LiveState['matches']): boolean {
    let isNews = false;
    for (const [id, known] of current) {
      const match = matches.get(id) ?? initial.get(id);
      if (match === known) continue;
      if (match && belongs(match)) {
        current.set(id, match);
        isNews ||= !isListedAlike(match, known);
      } else {
        current.delete(id);
        isNews = true;
      }
    }
    for (const match of matches.values())
      if (!current.has(match.id) && belongs(match)) {
        current.set(match.id, match);
        isNews = true;
      }
    return isNews;
  }

  function belongs(match: Match): boolean {
    return initial.has(match.id) || (followed.has(match.sportKey) && isOfDay(match, scores));
  }

  function list(): Listing {
    const inPlay = [...current.values()].filter(({ kind }) => kind === 'live');
    for (const { id } of inPlay) seenLive.add(id);
    const all = listMatches([...current.values()], scores.leagues, scores.now);
    return {
      all,
      live: onlyMatches(all, (id) => seenLive.has(id)),
      rest: onlyMatches(all, (id) => !seenLive.has(id)),
      liveCount: inPlay.length,
    };
  }

  return {
    initial,
    read: ({ matches }) => {
      if (matches === lastMatches && listing) return listing;
      lastMatches = matches;
      if (takeIn(matches) || !listing) {
        const next = list();
        if (!listing || !deepEqual(next, listing)) listing = next;
      }
      return listing;
    },
  };
}

/** Whether two states of a match stand in the same place of the same list. */
function isListedAlike(a: Match, b: Match): boolean {
  return (
    a.kind === b.kind &&
    a.startTime === b.startTime &&
    a.startTimeTbd === b.startTimeTbd &&
    a.startDayTbd === b.startDayTbd &&
    a.leagueId === b.leagueId &&
    a.leagueName === b.leagueName &&
    a.home.name === b.home.name
  );
}
