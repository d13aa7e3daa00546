import type { SportKey } from '../sports/sport.ts';
import { words } from './world/culture.ts';

/** A team's number of people at a match, and their shirt numbers. */
export interface SquadPlan {
  /** Positions in the order of the team sheet: starters first. */
  positions: readonly string[];
  starters: number;
  /** Number of substitutes. */
  substitutes: number;
  /** How many players of the sheet take part in a simulated match. */
  takingPart: number;
  /** Highest number of absent players. */
  mostAbsent: number;
  /** Whether some are suspended for their cards. */
  hasBans: boolean;
  /** Whether starters line up in a formation. */
  hasFormation: boolean;
  /** Shirt numbers: 1 to 11 for the first eleven, a range for each position, or any of a range. */
  numbers: 'eleven' | 'by-position' | readonly [from: number, to: number];
}

/**
 * Typical results of a sport's matches: total points, the stronger side's margin, and the effect of
 * chance.
 */
export interface ScoringModel {
  kind: 'points';
  total: number;
  /** The margin of a side whose chance is 0.5 higher. */
  edge: number;
  spread: number;
  totalSpread: number;
  /** A match may end level: a margin below this. */
  draw?: number;
}

/** Input of the bookmakers' odds. */
export type OddsRule = { kind: 'goals' } | { kind: 'sets'; toWin: number } | ScoringModel;

/** How to measure a match's progress: by a clock that counts up, by quarters of `minutes`, or by innings. */
export type ProgressRule =
  | { kind: 'clock'; minutes: number }
  | { kind: 'quarters'; minutes: number }
  | { kind: 'innings'; innings: number }
  | { kind: 'unknown' };

/** The fictional world's additions to a sport. */
export interface DemoSport {
  /**
   * Spread of strength in a league: the best team is about that many times as strong as a middling
   * one. The more scoring chances a match has, the less spread a win takes.
   */
  strengthSpread: number;
  /** Spectators per ground, in hundreds. */
  capacity: readonly [least: number, most: number];
  /** Null for single players and pairs. */
  squad: SquadPlan | null;
  odds: OddsRule;
  progress: ProgressRule;
  /** Scores are so few that each one turns the match: bookmakers pause then. */
  turnsWithEachScore: boolean;
  /** Points of group tables before a knock-out; null: the share of wins. */
  tablePoints: readonly [win: number, draw: number] | null;
}

const LARGE = [90, 720] as const;
const SMALL = [18, 160] as const;

const duel = (strengthSpread: number, toWin: number): DemoSport => ({
  strengthSpread,
  capacity: SMALL,
  squad: null,
  odds: { kind: 'sets', toWin },
  progress: { kind: 'unknown' },
  turnsWithEachScore: false,
  tablePoints: null,
});

/** Returns a squad of `positions` with few absences, no suspensions and no formation. */
const squad = (
  positions: string,
  plan: Pick<SquadPlan, 'starters' | 'substitutes' | 'takingPart' | 'numbers'>,
): SquadPlan => ({
  positions: words(positions),
  mostAbsent: 1,
  hasBans: false,
  hasFormation: false,
  ...plan,
});

export const DEMO_SPORTS: Readonly<Record<SportKey, DemoSport>> = {
  football: {
    strengthSpread: 1.42,
    capacity: LARGE,
    squad: {
      positions: words('GK DF DF DF DF MF MF MF FW FW FW MF FW DF MF FW GK DF DF MF FW GK MF'),
      starters: 11,
      substitutes: 9,
      takingPart: 18,
      mostAbsent: 3,
      hasBans: true,
      hasFormation: true,
      numbers: 'eleven',
    },
    odds: { kind: 'goals' },
    progress: { kind: 'clock', minutes: 94 },
    turnsWithEachScore: true,
    tablePoints: [3, 1],
  },
  basketball: {
    strengthSpread: 1.25,
    capacity: SMALL,
    squad: squad('G G F F C G F C G F F C', {
      starters: 5,
      substitutes: 7,
      takingPart: 10,
      numbers: [0, 55],
    }),
    odds: { kind: 'points', total: 190, edge: 110, spread: 14, totalSpread: 16 },
    progress: { kind: 'quarters', minutes: 10 },
    turnsWithEachScore: false,
    tablePoints: null,
  },
  tennis: duel(1.25, 2),
  'american-football': {
    strengthSpread: 1.4,
    capacity: LARGE,
    squad: {
      ...squad(
        'QB RB WR WR TE WR OL OL OL OL OL DL DL DL DL LB LB LB CB CB S S K P QB RB RB WR WR TE TE OL OL OL DL DL DL LB LB LB CB CB CB S S OL',
        { starters: 24, substitutes: 30, takingPart: 6, numbers: 'by-position' },
      ),
      mostAbsent: 3,
    },
    odds: { kind: 'points', total: 37, edge: 60, spread: 12, totalSpread: 12 },
    progress: { kind: 'quarters', minutes: 15 },
    turnsWithEachScore: true,
    tablePoints: null,
  },
  baseball: {
    strengthSpread: 1.2,
    capacity: SMALL,
    squad: squad('CF SS LF 1B DH 3B RF C 2B P P P P C IF IF OF P P', {
      starters: 10,
      substitutes: 9,
      takingPart: 9,
      numbers: [1, 55],
    }),
    odds: { kind: 'points', total: 8.8, edge: 12, spread: 4.2, totalSpread: 4.2 },
    progress: { kind: 'innings', innings: 9 },
    turnsWithEachScore: true,
    tablePoints: null,
  },
  handball: {
    strengthSpread: 1.25,
    capacity: SMALL,
    squad: squad('GK LW LB CB RB RW P GK LW LB CB RB RW P LB GK', {
      starters: 7,
      substitutes: 9,
      takingPart: 14,
      numbers: [1, 55],
    }),
    odds: { kind: 'points', total: 55, edge: 27, spread: 5, totalSpread: 5.5, draw: 0.5 },
    progress: { kind: 'clock', minutes: 60 },
    turnsWithEachScore: false,
    tablePoints: [2, 1],
  },
  'table-tennis': duel(1.15, 4),
  volleyball: {
    ...duel(1.15, 3),
    squad: squad('S OH MB OP OH MB L S OH MB OP OH MB L', {
      starters: 7,
      substitutes: 7,
      takingPart: 12,
      numbers: [1, 20],
    }),
  },
  badminton: duel(1.15, 2),
  'beach-volley': duel(1.15, 2),
};
