import type { TeamFact } from '../../../contracts/event-page.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { FormResult, Score } from '../../../../realtime/sports/score.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';

/** A team's result, newest first in lists. */
export interface TeamResult {
  /** The side that it played on. */
  side: Side;
  outcome: FormResult;
  /** Null where a match was decided without play. */
  score: Score | null;
}

type Kind = TeamFact['kind'];
type Streak = Pick<TeamFact, 'kind' | 'count'>;

/** Shortest streaks worth a sentence. */
const LEAST: Readonly<Record<Kind, number>> = {
  winning: 3,
  losing: 3,
  unbeaten: 5,
  winless: 5,
  scoring: 8,
  'clean-sheets': 3,
  goalless: 3,
};
/** At one ground, and against one team, fewer say as much. */
const LEAST_OF_SOME = { winning: 3, losing: 3, unbeaten: 4, winless: 4 } as const;
/** A streak without defeat says more than its wins if it is so much longer. */
const LONGER = 3;

/**
 * Returns what stands out in the last results of both teams of a match, each as one fact: streaks of
 * results, those at home of the home team and away of the away team if they have a match to come, of
 * goals in sports with few of them, and of their meetings from the home team's view. Streaks end at
 * the newest result.
 */
export function teamFacts(
  sportKey: SportKey,
  results: Record<Side, readonly TeamResult[]>,
  meetings: readonly TeamResult[],
  { hasGround = true }: { hasGround?: boolean } = {},
): TeamFact[] {
  const { sides, scoring, scoresOften, scoreIncident, contestant } = SPORTS[sportKey];
  const hasGoals = scoring === 'sum' && scoreIncident === 'goal' && !scoresOften;
  const facts = sides.flatMap((side) => {
    const all = streakOf(results[side], LEAST);
    // Players have no ground of their own.
    const atGround = results[side].filter(
      (result) => hasGround && contestant === 'team' && result.side === side,
    );
    const there = streakOf(atGround, LEAST_OF_SOME);
    return [
      all && { side, where: 'all' as const, ...all },
      there && !isCovered(there, all) && { side, where: side, ...there },
      hasGoals ? withWhere(side, goalStreakOf(results[side])) : null,
    ];
  });
  const met = streakOf(meetings, LEAST_OF_SOME);
  const against = met && { side: 'home' as const, where: 'meetings' as const, ...met };
  return [...facts, against].filter((fact) => fact !== null && fact !== false);
}

function withWhere(side: Side, streak: Streak | null): TeamFact | null {
  return streak && { side, where: 'all', ...streak };
}

/** Whether the streak of all matches says as much as the one at one ground. */
function isCovered(there: Streak, all: Streak | null): boolean {
  return all !== null && isGood(all) === isGood(there) && there.count <= all.count;
}

const isGood = ({ kind }: Streak) => kind === 'winning' || kind === 'unbeaten';

function streakOf(
  results: readonly TeamResult[],
  least: Readonly<Record<keyof typeof LEAST_OF_SOME, number>>,
): Streak | null {
  const count = (outcomes: string) =>
    lengthOf(results, ({ outcome }) => outcomes.includes(outcome));
  return (
    longer(
      { kind: 'winning', count: count('W') },
      { kind: 'unbeaten', count: count('WD') },
      least,
    ) ??
    longer({ kind: 'losing', count: count('L') }, { kind: 'winless', count: count('LD') }, least)
  );
}

function longer(
  strict: Streak & { kind: 'winning' | 'losing' },
  loose: Streak & { kind: 'unbeaten' | 'winless' },
  least: Readonly<Record<keyof typeof LEAST_OF_SOME, number>>,
): Streak | null {
  const isStrict = strict.count >= least[strict.kind];
  const isLoose = loose.count >= least[loose.kind];
  if (isLoose && (!isStrict || loose.count >= strict.count + LONGER)) return loose;
  return isStrict ? strict : null;
}

function goalStreakOf(results: readonly TeamResult[]): Streak | null {
  const goals = ({ side, score }: TeamResult) => score?.[side];
  const conceded = ({ side, score }: TeamResult) => score?.[side === 'home' ? 'away' : 'home'];
  const streaks: Streak[] = [
    { kind: 'clean-sheets', count: lengthOf(results, (each) => conceded(each) === 0) },
    { kind: 'goalless', count: lengthOf(results, (each) => goals(each) === 0) },
    { kind: 'scoring', count: lengthOf(results, (each) => (goals(each) ?? 0) > 0) },
  ];
  return streaks.find(({ kind, count }) => count >= LEAST[kind]) ?? null;
}

function lengthOf(
  results: readonly TeamResult[],
  belongs: (result: TeamResult) => boolean,
): number {
  const end = results.findIndex((result) => !belongs(result));
  return end === -1 ? results.length : end;
}
