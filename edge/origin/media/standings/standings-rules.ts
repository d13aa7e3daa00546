import type { Tiebreakers } from '../../../../realtime/protocol/season-rules.ts';
import { sportById, type SportId, type SportKey } from '../../../../realtime/protocol/sport.ts';

/** How a sport, or a league of it, makes a table of its matches. */
export interface StandingsRule extends Tiebreakers {
  /** What a match earns a side, by its own score and the other's; null where the share of wins counts. */
  points: ((own: number, other: number) => number) | null;
  hasDraws: boolean;
  isPlayedInSets: boolean;
}

const byResult = (win: number, draw: number) => (own: number, other: number) =>
  own > other ? win : own === other ? draw : 0;

/** 3-0 and 3-1 earn 3 and 0, 3-2 earns 2 and 1. */
const volleyballPoints = (own: number, other: number): number => {
  const isClose = Math.abs(own - other) === 1 && own + other >= 5;
  if (own === other) return 0;
  if (own > other) return isClose ? 2 : 3;
  return isClose ? 1 : 0;
};

const GOALS = {
  criteria: [
    'points',
    'difference',
    'scored',
    'head-to-head-points',
    'head-to-head-difference',
    'head-to-head-scored',
  ],
  headToHead: 'played',
  again: 'all-criteria',
  hasDraws: true,
  isPlayedInSets: false,
} as const satisfies Omit<StandingsRule, 'points'>;

const WIN_PERCENTAGE: StandingsRule = {
  points: null,
  criteria: [
    'win-percentage',
    'head-to-head-win-percentage',
    'group-win-percentage',
    'difference',
    'scored',
  ],
  headToHead: 'played',
  again: 'each-criterion',
  hasDraws: false,
  isPlayedInSets: false,
};

const SETS: StandingsRule = {
  points: null,
  criteria: ['wins', 'set-ratio', 'rally-ratio', 'head-to-head-win-percentage'],
  headToHead: 'played',
  again: 'all-criteria',
  hasDraws: false,
  isPlayedInSets: true,
};

const RULES: Readonly<Record<SportKey, StandingsRule>> = {
  football: { ...GOALS, points: byResult(3, 1) },
  handball: { ...GOALS, points: byResult(2, 1) },
  basketball: WIN_PERCENTAGE,
  'american-football': { ...WIN_PERCENTAGE, hasDraws: true },
  baseball: WIN_PERCENTAGE,
  volleyball: {
    ...SETS,
    points: volleyballPoints,
    criteria: ['points', 'wins', 'set-ratio', 'rally-ratio', 'head-to-head-win-percentage'],
  },
  'beach-volley': SETS,
  tennis: SETS,
  'table-tennis': SETS,
  badminton: SETS,
};

/**
 * The rule of a sport (spec point 2: the standings of teams and leagues), with
 * a league's own way of parting level teams where the catalogue brought one.
 */
export function standingsRule(
  sportId: SportId,
  tiebreakers: Tiebreakers | null = null,
): StandingsRule {
  return { ...RULES[sportById(sportId).key], ...tiebreakers };
}
