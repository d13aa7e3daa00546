import type { MatchStatus } from '../protocol/match-status.ts';
import type { SportId } from '../protocol/sport.ts';
import { sportById, type SportKey } from '../protocol/sport.ts';

/** When a set is won: at `target` with a lead of two, or at `cap` with any lead. */
export interface SetRule {
  target: number;
  cap?: number;
  /** The last possible set, when it is played to another target. */
  decider?: { set: number; target: number };
}

/** What the rooms need to know of a sport. */
export interface SportRules {
  /** Periods of play in their order; the first is what a match that goes live is in. */
  periods: readonly MatchStatus[];
  /** Its other match statuses, beside 'Not start', 'Break' and 'Ended', which all have. */
  others: readonly MatchStatus[];
  maxPeriods: number;
  /** 'sum': score is the sum of the periods (a shoot-out is not one). Else: sets won. */
  scoring: 'sum' | SetRule;
  /** Whether `gameScore` begins with the half-time score. */
  halfTimeScore: boolean;
  redCards: boolean;
}

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
const OVERTIMES = ['OT', 'OT2', 'OT3', 'OT4', 'OT5', 'OT6'] as const;
const SETS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'] as const;
const INNINGS = [
  ...(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10'] as const),
  ...(['I11', 'I12', 'I13', 'I14', 'I15', 'I16', 'I17', 'I18', 'I19', 'I20'] as const),
];

const points = { scoring: 'sum', halfTimeScore: false, redCards: false } as const;
const halves = {
  ...points,
  periods: ['H1', 'H2', 'ET1', 'ET2'],
  others: ['HT', 'ETHT', 'PEN', 'AET', 'AP'],
  halfTimeScore: true,
  redCards: true,
} as const;

function sets(most: number, scoring: SetRule): SportRules {
  return { ...points, periods: SETS.slice(0, most), others: [], maxPeriods: most, scoring };
}

const RULES: Readonly<Record<SportKey, SportRules>> = {
  football: { ...halves, maxPeriods: 4 },
  // A second overtime of two halves uses the first one's statuses.
  handball: { ...halves, maxPeriods: 6 },
  // College games are played in halves.
  basketball: {
    ...points,
    periods: [...QUARTERS, ...OVERTIMES],
    others: ['H1', 'HT', 'H2', 'AET'],
    maxPeriods: 10,
  },
  'american-football': {
    ...points,
    periods: [...QUARTERS, ...OVERTIMES],
    others: ['HT', 'AET'],
    maxPeriods: 10,
  },
  baseball: { ...points, periods: INNINGS, others: ['AET'], maxPeriods: 20 },
  // 7–5 is a lead of two; 7–6 is won in the tie-break, which the cap stands for.
  tennis: sets(5, { target: 6, cap: 7 }),
  volleyball: sets(5, { target: 25, decider: { set: 5, target: 15 } }),
  'beach-volley': sets(3, { target: 21, decider: { set: 3, target: 15 } }),
  badminton: sets(3, { target: 21, cap: 30 }),
  'table-tennis': sets(7, { target: 11 }),
};

/** The rules of a sport. Every sport of spec point 3 has them. */
export function rulesOf(sportId: SportId): SportRules {
  return RULES[sportById(sportId).key];
}

/** Whether a sport can be in this match status. */
export function hasMatchStatus(rules: SportRules, status: MatchStatus): boolean {
  return (
    status === 'Not start' ||
    status === 'Break' ||
    status === 'Ended' ||
    rules.periods.includes(status) ||
    rules.others.includes(status)
  );
}
