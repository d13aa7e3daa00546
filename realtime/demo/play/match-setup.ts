import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { Clock } from '../../protocol/match-state.ts';
import type { MatchStatus } from '../../sports/match-status.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';
import type { TeamSheet } from '../details/team-sheet.ts';
import type { Random } from '../world/random.ts';
import type { DemoTeam } from '../world/world.ts';
import type { MakeIncident } from './incident-maker.ts';
import type { Scoreboard } from './scoreboard.ts';
import type { StatEvent, StatCounter } from './stat-counter.ts';

/** A match to be played. */
export interface MatchSetup {
  sport: SportKey;
  home: DemoTeam;
  away: DemoTeam;
  /** It must have a winner. */
  knockout: boolean;
  /** Of the second of two legs: what the same sides scored in the first. It counts with this one. */
  firstLeg?: Sides;
  /** Absent: it is played to its end. */
  fate?: Fate;
}

/** What becomes of a match instead of being played to its end; `after`: so many steps of play. */
export type Fate =
  | { kind: 'walkover'; winner: Side }
  | { kind: 'retirement'; winner: Side; after: number };

/** The match clock at the moment of a step. */
export type StepClock = Omit<Clock, 'at'>;

/** What a step tells: an update without what only the time of sending can say. */
export type Change = Omit<
  MatchUpdate,
  'matchId' | 'sequence' | 'occurredAt' | 'fixture' | 'correction' | 'displayStatus' | 'clock'
> & { clock?: StepClock | null; correction?: true };

/** One thing that happens in a match. */
export interface Step {
  /** Seconds since the step before. */
  after: number;
  change: Change;
  /** Who plays: in the first step. */
  sheets?: TeamSheets;
  /** What was done in it, that players and periods are counted by. */
  statEvents?: readonly StatEvent[];
}

export type TeamSheets = Readonly<Record<Side, TeamSheet>>;

/** What a play begins with. */
export interface PlayContext {
  setup: MatchSetup;
  random: Random;
  sheets: TeamSheets;
  /** What is counted in it becomes the statistics of the step that is told next. */
  counter: StatCounter;
  /** Where goals and points are kept; sports in sets keep their own. */
  board: Scoreboard;
  incident: MakeIncident;
}

/** A stretch of a match. */
export type Steps = Generator<Step, void, void>;

/** The play of a match from its start; it returns how the match ended. */
export type Play = Generator<Step, MatchStatus, void>;

export function opponent(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** The chance of the home side in a duel of equals with a little home advantage. */
export function homeChance({ home, away }: MatchSetup): number {
  const [strong, weak] = [(home.strength * 1.04) ** 2, away.strength ** 2];
  return strong / (strong + weak);
}

/** How much likelier than not a side is to win such a duel: from -0.5 to 0.5. */
export function advantage(setup: MatchSetup, side: Side): number {
  const home = homeChance(setup);
  return (side === 'home' ? home : 1 - home) - 0.5;
}

/** Whether the sides of a match, or of both legs of a tie, have scored the same. */
export function isLevel({ firstLeg }: MatchSetup, { home, away }: Sides): boolean {
  return home + (firstLeg?.home ?? 0) === away + (firstLeg?.away ?? 0);
}
