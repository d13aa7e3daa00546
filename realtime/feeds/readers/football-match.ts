import type { EventStatus } from '../../sports/event-status.ts';
import type { Fixture } from '../../protocol/ingest.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';

/** A goal of a recorded match. The minute is null if the file lacks it. */
export interface FootballGoal {
  type: 'goal' | 'penalty-goal' | 'own-goal';
  /** Side whose score the goal raises, own goals included. */
  team: Side;
  minute: number | null;
  stoppage: number;
  player?: string;
  /** Id in squads beside the file. */
  playerId?: string;
}

/** Scores in a file; only `shootout` counts the shoot-out. */
export interface FootballScore {
  halfTime?: Sides;
  fullTime: Sides;
  extraTime?: Sides;
  shootout?: Sides;
  /** A shoot-out followed, whether or not its score is known. */
  hadShootout?: boolean;
}

export type FootballOutcome =
  | { kind: 'scheduled' }
  | { kind: 'called-off'; status: EventStatus }
  /** Decided without play. The score is 0–0 if the file gives none. */
  | { kind: 'decided'; as: 'Awarded' | 'Walkover'; score: FootballScore }
  | { kind: 'played'; score: FootballScore; goals: readonly FootballGoal[]; abandoned: boolean };

export interface FootballMatch {
  matchId: string;
  fixture: Fixture;
  outcome: FootballOutcome;
}

/** Returns the final score, without the shoot-out. */
export function finalScore(score: FootballScore): Sides {
  return score.extraTime ?? score.fullTime;
}

/** Returns the goals per half, and of extra time as a whole; empty without a half-time score. */
export function scoreByPeriod(score: FootballScore): Sides[] {
  const { halfTime, fullTime, extraTime } = score;
  if (!halfTime) return [];
  const periods = [halfTime, minus(fullTime, halfTime)];
  return extraTime ? [...periods, minus(extraTime, fullTime)] : periods;
}

/**
 * Returns `total` minus `part`, never below 0: a file's half-time score can contradict its goals.
 */
export function minus(total: Sides, part: Sides): Sides {
  return { home: Math.max(0, total.home - part.home), away: Math.max(0, total.away - part.away) };
}

/** Returns a score in the form of `gameScore`: '1:0'. */
export function scoreText({ home, away }: Sides): string {
  return `${home}:${away}`;
}
