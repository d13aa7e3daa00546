import { isUnplayed, type EventStatus } from '../../realtime/sports/event-status.ts';
import type { MatchStatus } from '../../realtime/sports/match-status.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type {
  Clock,
  DisplayStatus,
  Points,
  Silence,
  Situation,
  Team,
} from '../../realtime/protocol/match-state.ts';
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
  /** Set while the time of day is not known: then the start is noon UTC of the date. */
  startTimeTbd?: boolean;
  /** Set while the day is not known either: then the start is noon UTC of 1 January of the year. */
  startDayTbd?: boolean;
  status: EventStatus;
  matchStatus: MatchStatus;
  /** What the feed's own server wants shown, if anything. */
  supplied: readonly DisplayStatus[];
}

/** What has been played. */
export interface Play {
  /** Goals or points; sets won in sports played in sets. */
  score: Sides;
  periods: readonly Sides[];
  /** First entry of the game score, as the feed writes it. */
  halfTime: string | null;
  shootout: Sides | null;
  redCards: Sides | null;
}

/** Not begun: has no score to show. */
export interface Fixture extends Pairing {
  kind: 'fixture';
}

export interface LiveMatch extends Pairing, Play {
  kind: 'live';
  clock: Clock | null;
  /** Set while no news of it comes. */
  silence: Silence | null;
  points: Points | null;
  /** What the next play is about, where the feed tells it. */
  situation: Situation | null;
}

/** Over. One that was decided without play has no score to show: see `playOf`. */
export interface Result extends Pairing, Play {
  kind: 'result';
  /** Who won, where score and shoot-out do not say so. */
  winner: Side | null;
}

/** Will not be played now, was given up, or nobody knows: `play` is what there was of it. */
export interface Off extends Pairing {
  kind: 'off';
  play: Play | null;
}

export type Match = Fixture | LiveMatch | Result | Off;

export interface League {
  id: string;
  name: string;
  sportKey: SportKey;
  /** Name of its country in English, or null for an international or unknown one. */
  country: string | null;
  logoUri?: string;
}

/** What was played of a match, or null when nothing was. */
export function playOf(match: Match): Play | null {
  if (match.kind === 'fixture') return null;
  if (match.kind === 'off') return match.play;
  return isUnplayed(match) ? null : match;
}

/** Who has the ball, or bats, as far as that is told. */
export function possessionOf(match: Match): Side | null {
  return match.kind === 'live' ? (match.situation?.possession ?? null) : null;
}
