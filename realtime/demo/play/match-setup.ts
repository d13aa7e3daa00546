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
  /** It must have a winner. */
  knockout: boolean;
  /** First leg's score of the same sides, in a second leg. Both legs count together. */
  firstLeg?: Sides;
  /** Absent: played to its end. */
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
  /** Line-ups: in the first step. */
  sheets?: TeamSheets;
  /** Its counted events, for the statistics of players and periods. */
  statEvents?: readonly StatEvent[];
}

export type TeamSheets = Readonly<Record<Side, TeamSheet>>;

/** A part of a match. */
export type Steps = Generator<Step, void, void>;

/** The play of a match from its start; it returns the final status. */
export type Play = Generator<Step, MatchStatus, void>;

export function opponent(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Makes one value for each side. */
export function bothSides<Made>(make: (side: Side) => Made): { home: Made; away: Made } {
  return { home: make('home'), away: make('away') };
}

/** Returns the home side's chance in a duel, with a little home advantage. */
export function homeChance({ home, away }: MatchSetup): number {
  const [strong, weak] = [(home.strength * 1.04) ** 2, away.strength ** 2];
  return strong / (strong + weak);
}

/** Returns how far a side's chance in such a duel is above one half: -0.5 to 0.5. */
export function advantage(setup: MatchSetup, side: Side): number {
  const home = homeChance(setup);
  return (side === 'home' ? home : 1 - home) - 0.5;
}
