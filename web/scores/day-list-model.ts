import { deepEqual } from '../../realtime/protocol/deep-equal.ts';
import type { LiveState } from '../live/live-context.ts';
import { isOfDay, type DayScores } from '../domain/day-scores.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { listMatches, type ListedSport } from './listing.ts';
import type { Match } from '../domain/match.ts';
import { onlyMatches } from './only-matches.ts';

export interface Listing {
  /** Everything, by sport and league. */
  all: readonly ListedSport[];
  /**
   * Matches in play now, or at some time since this page opened: one that ends stays where a fan
   * watches it.
   */
  live: readonly ListedSport[];
  /** All others. */
  rest: readonly ListedSport[];
  /** Number in play now. */
  liveCount: number;
}

export interface DayListModel {
  /** The loaded matches. */
  initial: ReadonlyMap<string, Match>;
  /** Returns the list; the same object until the list itself changes. */
  read: (live: Pick<LiveState, 'matches'>) => Listing;
  /** Whether it has all matches; if not, the others are still to be loaded. */
  isWhole: boolean;
  /** Returns a model that also has these matches, which were still to be loaded. */
  withFurther: (matches: readonly Match[]) => DayListModel;
}

/**
 * Returns a model that combines a day's loaded matches with those that appear while the page is
 * open. `seenLive` has the ids of matches that have been in play since.
 */
export function createDayListModel(scores: DayScores, seenLive = new Set<string>()): DayListModel {
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
  /** Matches at the last read. */
  const current = new Map(initial);
  let lastMatches: LiveState['matches'] | undefined;
  let listing: Listing | undefined;

  /** Merges new matches. Returns whether the list may change; most updates change only a score. */
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
    const { leagues, now } = scores;
    // A room may deliver such a match before it is loaded.
    const further = scores.further?.map((league) => {
      const isBrought = ({ id, leagueId }: Match) =>
        leagueId === league.leagueId && !initial.has(id);
      const brought = [...current.values()].filter(isBrought).length;
      return { ...league, count: Math.max(0, league.count - brought) };
    });
    const all = listMatches([...current.values()], leagues, now, further);
    return {
      all,
      live: onlyMatches(all, (id) => seenLive.has(id)),
      rest: onlyMatches(all, (id) => !seenLive.has(id), { withFurther: true }),
      liveCount: inPlay.length,
    };
  }

  return {
    initial,
    isWhole: !scores.further?.length,
    withFurther: (matches) => {
      const known = new Set(scores.matches.map(({ id }) => id));
      const added = matches.filter(({ id }) => !known.has(id));
      return createDayListModel(
        { ...scores, matches: [...scores.matches, ...added], further: [] },
        seenLive,
      );
    },
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

/** Whether two states of a match have the same place in the same list. */
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
