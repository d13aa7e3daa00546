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
  /** Name of its league. */
  league: string;
}

type Kind = TeamFact['kind'];

interface Streak {
  kind: Kind;
  results: readonly TeamResult[];
}

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
/** Shortest streaks at one ground or against one team, where fewer matches say as much. */
const LEAST_OF_SOME = { winning: 3, losing: 3, unbeaten: 4, winless: 4 } as const;
/**
 * How many matches an unbeaten streak must be longer to replace a winning one; the same for winless
 * and losing.
 */
const LONGER = 3;

/**
 * Returns the streaks that stand out in the last results of two teams, each as one fact: of each
 * team's results and, where scores are low, goals; of the home team's home matches and the away
 * team's away matches; and of their meetings, all and those at the home team's ground, from its
 * view. Without `hasGround` no fact is about a ground. Streaks end at the newest result. A fact
 * names the league if all its matches are of one.
 */
export function teamFacts(
  sportKey: SportKey,
  results: Record<Side, readonly TeamResult[]>,
  meetings: readonly TeamResult[],
  { hasGround = true }: { hasGround?: boolean } = {},
): TeamFact[] {
  const { sides, scoring, scoresOften, scoreIncident, contestant } = SPORTS[sportKey];
  const hasGoals = scoring === 'sum' && scoreIncident === 'goal' && !scoresOften;
  // Players have no ground of their own.
  const hasOwnGround = hasGround && contestant === 'team';
  const facts = sides.flatMap((side) => {
    const there = hasOwnGround ? results[side].filter((result) => result.side === side) : [];
    return [
      ...factsOf(side, ['all', results[side], LEAST], [side, there, LEAST_OF_SOME]),
      ...(hasGoals ? goalFactsOf(side, results[side], there) : []),
    ];
  });
  const hosted = hasOwnGround ? meetings.filter(({ side }) => side === 'home') : [];
  return [
    ...facts,
    ...factsOf('home', ['meetings', meetings, LEAST_OF_SOME], ['hosted', hosted, LEAST_OF_SOME]),
  ];
}

type Where = TeamFact['where'];
type Part = [where: Where, results: readonly TeamResult[], least: Least];

/**
 * Returns a team's streak in all results, and its streak in a part of them unless the first says as
 * much.
 */
function factsOf(side: Side, [where, results, least]: Part, part: Part): TeamFact[] {
  const [whereOfPart, resultsOfPart, leastOfPart] = part;
  const all = streakOf(results, least);
  const some = streakOf(resultsOfPart, leastOfPart);
  return [
    all && factOf(side, where, all),
    some && !isCovered(some, all) && factOf(side, whereOfPart, some),
  ].filter((fact) => fact !== null && fact !== false);
}

/**
 * Returns a team's streak of goals in all results, and the one on its side of the match unless the
 * first says as much.
 */
function goalFactsOf(
  side: Side,
  results: readonly TeamResult[],
  there: readonly TeamResult[],
): TeamFact[] {
  const all = goalStreakOf(results);
  const some = goalStreakOf(there);
  const isSaid =
    all !== null && all.kind === some?.kind && all.results.length >= some.results.length;
  return [all && factOf(side, 'all', all), some && !isSaid && factOf(side, side, some)].filter(
    (fact) => fact !== null && fact !== false,
  );
}

function factOf(side: Side, where: Where, { kind, results }: Streak): TeamFact {
  const leagues = new Set(results.map(({ league }) => league));
  const [leagueName = null] = leagues;
  return {
    side,
    kind,
    count: results.length,
    where,
    leagueName: leagues.size === 1 ? leagueName : null,
  };
}

/** Whether the streak in all matches says as much as the streak in a part of them. */
function isCovered(some: Streak, all: Streak | null): boolean {
  return all !== null && isGood(all) === isGood(some) && some.results.length <= all.results.length;
}

const isGood = ({ kind }: Streak) => kind === 'winning' || kind === 'unbeaten';

type Least = Readonly<Record<keyof typeof LEAST_OF_SOME, number>>;

function streakOf(results: readonly TeamResult[], least: Least): Streak | null {
  const of = (outcomes: string) => startOf(results, ({ outcome }) => outcomes.includes(outcome));
  return (
    longer({ kind: 'winning', results: of('W') }, { kind: 'unbeaten', results: of('WD') }, least) ??
    longer({ kind: 'losing', results: of('L') }, { kind: 'winless', results: of('LD') }, least)
  );
}

function longer(
  strict: Streak & { kind: 'winning' | 'losing' },
  loose: Streak & { kind: 'unbeaten' | 'winless' },
  least: Least,
): Streak | null {
  const [one, other] = [strict.results.length, loose.results.length];
  const isStrict = one >= least[strict.kind];
  if (other >= least[loose.kind] && (!isStrict || other >= one + LONGER)) return loose;
  return isStrict ? strict : null;
}

function goalStreakOf(results: readonly TeamResult[]): Streak | null {
  const goals = ({ side, score }: TeamResult) => score?.[side];
  const conceded = ({ side, score }: TeamResult) => score?.[side === 'home' ? 'away' : 'home'];
  const streaks: Streak[] = [
    { kind: 'clean-sheets', results: startOf(results, (each) => conceded(each) === 0) },
    { kind: 'goalless', results: startOf(results, (each) => goals(each) === 0) },
    { kind: 'scoring', results: startOf(results, (each) => (goals(each) ?? 0) > 0) },
  ];
  return streaks.find((streak) => streak.results.length >= LEAST[streak.kind]) ?? null;
}

/** Returns the results before the first one that does not belong to the streak. */
function startOf(
  results: readonly TeamResult[],
  belongs: (result: TeamResult) => boolean,
): readonly TeamResult[] {
  const end = results.findIndex((result) => !belongs(result));
  return end === -1 ? results : results.slice(0, end);
}
