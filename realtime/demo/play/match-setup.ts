import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { Clock } from '../../protocol/match-state.ts';
import type { MatchStatus } from '../../sports/match-status.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import type { TeamSheet } from '../details/team-sheet.ts';
import type { DemoTeam } from '../world/world.ts';

/** A match to play. */
export interface MatchSetup {
  sport: SportKey;
  home: DemoTeam;
  away: DemoTeam;
  /** Whether the match must have a winner. */
  knockout: boolean;
  /**
   * In a second leg: the first leg's score, by the sides of this match. Both legs count together.
   */
  firstLeg?: Sides;
  /** Absent if the match is played to its end. */
  fate?: Fate;
}

/** An early end of a match; `after`: number of steps. */
export type Fate =
  | { kind: 'walkover'; winner: Side }
  | { kind: 'retirement'; winner: Side; after: number };

/** The match clock at the moment of a step. */
export type StepClock = Omit<Clock, 'at'>;

/** A step's change: an update without the fields of its sending. */
export type Change = Omit<
  MatchUpdate,
  'matchId' | 'sequence' | 'occurredAt' | 'fixture' | 'correction' | 'displayStatus' | 'clock'
> & { clock?: StepClock | null; correction?: true };

/** A counted event of a side, and perhaps of a player. */
export interface StatEvent {
  side: Side;
  /** A key of the sport's statistics or box score, or the source of a computed statistic. */
  key: string;
  count: number;
  playerId?: string;
}

/** One event in a match. */
export interface Step {
  /** Seconds since the previous step. */
  after: number;
  change: Change;
  /** Line-ups, only in the first step. */
  sheets?: TeamSheets;
  /** Counted events of the step, for the statistics of players and periods. */
  statEvents?: readonly StatEvent[];
}

export type TeamSheets = Readonly<Record<Side, TeamSheet>>;

/** A part of a match. */
export type Steps = Generator<Step, void, void>;

/** The play of a match from its start. It returns the final match status. */
export type Play = Generator<Step, MatchStatus, void>;

export function opponent(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Returns a value for each side. */
export function bothSides<Made>(make: (side: Side) => Made): { home: Made; away: Made } {
  return { home: make('home'), away: make('away') };
}

/** Returns the home side's chance in a duel, with a little home advantage. */
export function homeChance({ home, away }: MatchSetup): number {
  const [strong, weak] = [(home.strength * 1.04) ** 2, away.strength ** 2];
  return strong / (strong + weak);
}

/** Returns how far a side's chance in a duel is above one half: -0.5 to 0.5. */
export function advantage(setup: MatchSetup, side: Side): number {
  const home = homeChance(setup);
  return (side === 'home' ? home : 1 - home) - 0.5;
}
