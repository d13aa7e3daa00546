import type { MatchStatus } from '../../sports/match-status.ts';
import type { FootballGoal, FootballScore } from './football-match.ts';

export interface TimedGoal extends FootballGoal {
  /** Match clock at the goal, seconds of play. */
  seconds: number;
}

/** A stretch of play between two whistles. */
export interface FootballPhase {
  status: MatchStatus;
  startMinute: number;
  endMinute: number;
  /** Length in minutes, with stoppage time. */
  minutes: number;
  /** In order of play. */
  goals: readonly TimedGoal[];
  /** Break before the next phase; absent when the match ends here. */
  breakStatus?: MatchStatus;
  breakMinutes: number;
}

const HALVES: readonly {
  status: MatchStatus;
  startMinute: number;
  endMinute: number;
  stoppage: number;
}[] = [
  { status: 'H1', startMinute: 0, endMinute: 45, stoppage: 2 },
  { status: 'H2', startMinute: 45, endMinute: 90, stoppage: 4 },
  { status: 'ET1', startMinute: 90, endMinute: 105, stoppage: 1 },
  { status: 'ET2', startMinute: 105, endMinute: 120, stoppage: 1 },
];

/** The breaks after each half: half-time, before extra time, within it, before the shoot-out. */
const BREAKS: readonly { breakStatus: MatchStatus; breakMinutes: number }[] = [
  { breakStatus: 'HT', breakMinutes: 15 },
  { breakStatus: 'Break', breakMinutes: 5 },
  { breakStatus: 'ETHT', breakMinutes: 2 },
  { breakStatus: 'Break', breakMinutes: 5 },
];

/**
 * Returns the phases of a match. Goals without a minute are in no phase. A goal after the end of
 * the last phase counts in its stoppage time.
 */
export function planFootballPhases(
  score: FootballScore,
  goals: readonly FootballGoal[],
): FootballPhase[] {
  const halves = score.extraTime ? HALVES : HALVES.slice(0, 2);
  const end = halves.at(-1)?.endMinute ?? 0;
  return halves.map((half, index) => {
    const last = index === halves.length - 1;
    const timed = goals
      .flatMap((goal) => (goal.minute === null ? [] : [timedGoal(goal, goal.minute, end)]))
      .filter(({ minute }) => {
        const count = minute ?? 0;
        return (index === 0 || count > half.startMinute) && (last || count <= half.endMinute);
      })
      .toSorted((a, b) => order(a) - order(b));
    const length = half.endMinute - half.startMinute;
    const latest = Math.max(
      0,
      ...timed.map((goal) => Math.ceil(goal.seconds / 60) - half.startMinute),
    );
    const follows = last && !score.shootout ? undefined : BREAKS[last && index === 1 ? 3 : index];
    return {
      ...half,
      minutes: Math.max(length + half.stoppage, latest + 1),
      goals: timed,
      ...(follows ?? { breakMinutes: 0 }),
    };
  });
}

/**
 * Returns a goal with its match clock. Some files omit stoppage time: 92 is 90+2 in a match that
 * ends at 90.
 */
function timedGoal(goal: FootballGoal, minute: number, end: number): TimedGoal {
  const past = Math.max(0, minute - end);
  return {
    ...goal,
    minute: minute - past,
    stoppage: goal.stoppage + past,
    seconds: secondsOf(minute, goal.stoppage),
  };
}

/**
 * Returns the match clock of a goal, s: the middle of its minute. The 9th minute runs from 8:00 to
 * 8:59.
 */
function secondsOf(minute: number, stoppage: number): number {
  return Math.max(0, (minute + stoppage) * 60 - 30);
}

/** Returns a goal's sort key: 45+2 comes before 46, though the clock shows a later time. */
function order(goal: TimedGoal): number {
  return (goal.minute ?? 0) * 100 + goal.stoppage;
}
