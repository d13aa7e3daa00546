import { isUnplayed, type EventStatus } from '../../realtime/sports/event-status.ts';
import type { MatchStatus } from '../../realtime/sports/match-status.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type {
  Clock,
  DisplayStatus,
  Points,
  Silence,
  Situation,
  Stats,
  Team,
} from '../../realtime/protocol/match-state.ts';
import type { Marks, News } from '../../realtime/protocol/marks.ts';
import type { Side, Sides } from '../../realtime/protocol/primitives.ts';

interface Pairing {
  id: string;
  sportKey: SportKey;
  leagueId: string;
  leagueName: string;
  home: Team;
  away: Team;
  /** ms */
  startTime: number;
  /** Set while the time of day is unknown: the start is then noon UTC of that date. */
  startTimeTbd?: boolean;
  /** Set while the day is also unknown: the start is then noon UTC of 1 January of that year. */
  startDayTbd?: boolean;
  status: EventStatus;
  matchStatus: MatchStatus;
  /** Display statuses that the feed supplies. */
  supplied: readonly DisplayStatus[];
}

/** The played part of a match. */
export interface Play {
  /** Goals or points; sets won in sports played in sets. */
  score: Sides;
  periods: readonly Sides[];
  /** First entry of the game score, as the feed writes it. */
  halfTime: string | null;
  shootout: Sides | null;
  redCards: Sides | null;
  /** The statistics that lists show, by key. */
  listed?: Stats;
}

/** A match that has not begun and has no score. */
export interface Fixture extends Pairing {
  kind: 'fixture';
}

export interface LiveMatch extends Pairing, Play {
  kind: 'live';
  clock: Clock | null;
  /** Set while no updates arrive. */
  silence: Silence | null;
  points: Points | null;
  /** State before the next play, if the feed reports it. */
  situation: Situation | null;
  /** Marks on its line; absent before the first. */
  marks?: Marks;
  /** What happened last. */
  news?: News;
}

/** A match that is over. One decided without play has no score: see `playOf`. */
export interface Result extends Pairing, Play {
  kind: 'result';
  /** Winner, if score and shoot-out do not show it. */
  winner: Side | null;
}

/** A match that is not played, abandoned or unknown. `play` is the played part. */
export interface Off extends Pairing {
  kind: 'off';
  play: Play | null;
}

export type Match = Fixture | LiveMatch | Result | Off;

/** The sides of a match, or two teams that are compared. */
export type Opponents = Pick<Match, 'sportKey' | 'home' | 'away'>;

export interface League {
  id: string;
  name: string;
  sportKey: SportKey;
  /** Name of its country in English, or null for an international or unknown one. */
  country: string | null;
  logoUri?: string;
}

/** Returns the played part of a match, or null. */
export function playOf(match: Match): Play | null {
  if (match.kind === 'fixture') return null;
  if (match.kind === 'off') return match.play;
  return isUnplayed(match) ? null : match;
}

/** Returns the side that has the ball, or bats. */
export function possessionOf(match: Match): Side | null {
  return match.kind === 'live' ? (match.situation?.possession ?? null) : null;
}
