import type { SportKey } from '../sports/sport.ts';
import { goalChances, pointChances, setChances, type MarketModel } from './details/odds-model.ts';
import { byClock, byInnings, byQuarters, type PlayedShare } from './details/played-share.ts';
import { words } from './world/culture.ts';

/** The squads of a sport: positions, numbers at a match, and shirt numbers. */
export interface SquadPlan {
  /** Positions of the whole squad in the order of the team sheet: starters first. */
  positions: readonly string[];
  starters: number;
  /** Number of substitutes. */
  substitutes: number;
  /** Highest number of absent players in a match. */
  mostAbsent: number;
  /** Whether starters line up in a formation, and some players are suspended for their cards. */
  isFootball: boolean;
  /**
   * Shirt numbers: 1 to 11 for the first eleven, from a range for each position, or from one range
   * for all.
   */
  numbers: 'eleven' | 'by-position' | readonly [from: number, to: number];
}

/** What the fictional world adds to a sport. */
export interface DemoSport {
  /**
   * Spread of strength in a league: the best team is about this many times as strong as an average
   * one. The more scoring chances a match has, the smaller the spread that a win needs.
   */
  strengthSpread: number;
  /** Range of a ground's capacity, in hundreds. */
  capacity: readonly [least: number, most: number];
  /** Null for single players and pairs. */
  squad: SquadPlan | null;
  markets: MarketModel;
  playedShare: PlayedShare;
  /**
   * Whether scores are so rare that each one turns the match. Bookmakers then pause after a score.
   */
  turnsWithEachScore: boolean;
}

const LARGE = [90, 720] as const;
const SMALL = [18, 160] as const;

const duel = (strengthSpread: number, setsToWin: number): DemoSport => ({
  strengthSpread,
  capacity: SMALL,
  squad: null,
  markets: setChances(setsToWin),
  playedShare: () => 0.5,
  turnsWithEachScore: false,
});

/** Returns the plan of a squad with `positions`. */
const squad = (
  positions: string,
  [starters, substitutes]: readonly [number, number],
  numbers: SquadPlan['numbers'],
  mostAbsent = 1,
): SquadPlan => ({
  positions: words(positions),
  starters,
  substitutes,
  mostAbsent,
  isFootball: numbers === 'eleven',
  numbers,
});

export const DEMO_SPORTS: Readonly<Record<SportKey, DemoSport>> = {
  football: {
    strengthSpread: 1.42,
    capacity: LARGE,
    squad: squad(
      'GK DF DF DF DF MF MF MF FW FW FW MF FW DF MF FW GK DF DF MF FW GK MF',
      [11, 9],
      'eleven',
      3,
    ),
    markets: goalChances,
    playedShare: byClock(94),
    turnsWithEachScore: true,
  },
  basketball: {
    strengthSpread: 1.25,
    capacity: SMALL,
    squad: squad('G G F F C G F C G F F C', [5, 7], [0, 55]),
    markets: pointChances({ total: 190, edge: 110, spread: 14, totalSpread: 16 }),
    playedShare: byQuarters(10),
    turnsWithEachScore: false,
  },
  tennis: duel(1.25, 2),
  'american-football': {
    strengthSpread: 1.4,
    capacity: LARGE,
    squad: squad(
      'QB RB WR WR TE WR OL OL OL OL OL DL DL DL DL LB LB LB CB CB S S K P QB RB RB WR WR TE TE OL OL OL DL DL DL LB LB LB CB CB CB S S OL',
      [24, 30],
      'by-position',
      3,
    ),
    markets: pointChances({ total: 37, edge: 60, spread: 12, totalSpread: 12 }),
    playedShare: byQuarters(15),
    turnsWithEachScore: true,
  },
  baseball: {
    strengthSpread: 1.2,
    capacity: SMALL,
    squad: squad('CF SS LF 1B DH 3B RF C 2B P P P P C IF IF OF P P', [10, 9], [1, 55]),
    markets: pointChances({ total: 8.8, edge: 12, spread: 4.2, totalSpread: 4.2 }),
    playedShare: byInnings(9),
    turnsWithEachScore: true,
  },
  handball: {
    strengthSpread: 1.25,
    capacity: SMALL,
    squad: squad('GK LW LB CB RB RW P GK LW LB CB RB RW P LB GK', [7, 9], [1, 55]),
    markets: pointChances({ total: 55, edge: 27, spread: 5, totalSpread: 5.5, draw: 0.5 }),
    playedShare: byClock(60),
    turnsWithEachScore: false,
  },
  'table-tennis': duel(1.15, 4),
  volleyball: {
    ...duel(1.15, 3),
    squad: squad('S OH MB OP OH MB L S OH MB OP OH MB L', [7, 7], [1, 20]),
  },
  badminton: duel(1.15, 2),
  'beach-volley': duel(1.15, 2),
};
