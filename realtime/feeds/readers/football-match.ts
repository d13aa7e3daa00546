import type { EventStatus } from '../../sports/event-status.ts';
import type { Fixture } from '../../protocol/ingest.ts';
import type { Side, Sides } from '../../protocol/primitives.ts';

/** A goal of a recorded match. The minute is null where the file does not say it. */
export interface FootballGoal {
  type: 'goal' | 'penalty-goal' | 'own-goal';
  /** The side that gains it, also by an own goal. */
  team: Side;
  minute: number | null;
  stoppage: number;
  player?: string;
  /** As in the squads beside the file. */
  playerId?: string;
}

/** What a file says of the score; none of them counts the shoot-out but `shootout`. */
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
  /** Decided without being played: it has no course, and a score where one was given. */
  | { kind: 'decided'; as: 'Awarded' | 'Walkover'; score: FootballScore }
  | { kind: 'played'; score: FootballScore; goals: readonly FootballGoal[]; abandoned: boolean };

export interface FootballMatch {
  matchId: string;
  fixture: Fixture;
  outcome: FootballOutcome;
}

/** The score of the match as it ended, without the shoot-out. */
export function finalScore(score: FootballScore): Sides {
  return score.extraTime ?? score.fullTime;
}

/** Returns the goals per half, and those of extra time together; none where the halves are not known apart. */
export function scoreByPeriod(score: FootballScore): Sides[] {
  const { halfTime, fullTime, extraTime } = score;
  if (!halfTime) return [];
  const periods = [halfTime, minus(fullTime, halfTime)];
  return extraTime ? [...periods, minus(extraTime, fullTime)] : periods;
}

/** Never below 0: a file's half-time score can be at odds with its goals. */
export function minus(total: Sides, part: Sides): Sides {
  return { home: Math.max(0, total.home - part.home), away: Math.max(0, total.away - part.away) };
}

/** An entry of `gameScore`, as rooms write it themselves: '1:0'. */
export function scoreText({ home, away }: Sides): string {
  return `${home}:${away}`;
}
