import type { BoxScoreGroup } from './box-score.ts';
import type { Periods } from './periods.ts';
import type { StandingsRule, TableColumn } from './standings-rule.ts';
import type { Statistic } from './statistics.ts';

export type SportKey =
  | 'football'
  | 'basketball'
  | 'tennis'
  | 'american-football'
  | 'baseball'
  | 'handball'
  | 'table-tennis'
  | 'volleyball'
  | 'badminton'
  | 'beach-volley';

/** The ids of spec point 3. */
export type SportId = 1 | 2 | 3 | 5 | 6 | 16 | 20 | 23 | 31 | 34;

/** When a set is won: at `target` with a lead of two, or at `cap` with any lead. */
export interface SetRule {
  target: number;
  cap?: number;
  /** The last possible set, when it is played to another target. */
  decider?: { set: number; target: number };
  /** A set is made up of games, each of them played for points of its own. */
  inGames?: true;
}

/** All that a sport is: no other place of the product tells sports apart. */
export interface Sport {
  id: SportId;
  key: SportKey;
  /** Who stands on a side. Players have no squads and no directory of teams (spec point 2). */
  contestant: 'team' | 'pair' | 'player';
  /** Both sides in the order in which fans name them: American sports have the guests first. */
  sides: readonly ['home', 'away'] | readonly ['away', 'home'];
  periods: Periods;
  /** 'sum': the score is the sum of the periods (a shoot-out is not one). Else: sets won. */
  scoring: 'sum' | SetRule;
  /** What the clock shows: the time played, the time left of a period, or nothing. */
  clock: 'played' | 'left' | 'none';
  /** How long a match usually takes with its breaks, minutes. */
  usualMinutes: number;
  /** For how long a live match may be without news before its feed counts as silent, s. */
  patience: Patience;
  /**
   * Whether `gameScore` begins with the half-time score, and whether that is
   * shown beside the score (spec point 4) or kept only.
   */
  halfTimeScore: 'shown' | 'kept' | 'none';
  hasRedCards: boolean;
  /** How a match that is over reads (spec point 4). */
  finalStatus: 'FT' | 'Final';
  /** What a change of the score is called: the type of its incident where a feed names no other. */
  scoreIncident: 'goal' | 'score';
  /** How a penalty is taken: kicked, or thrown from seven metres. Absent: there is none at goal. */
  penalty?: 'kick' | 'throw';
  /** Scores come every few seconds: a screen reader is not told each. */
  scoresOften: boolean;
  /** What the numbered rounds of a league are to its fans: nothing where days alone count. */
  rounds: 'matchdays' | 'weeks' | 'none';
  /** What a match begins with. */
  beginning: 'kick-off' | 'start';
  /** Whether lists show the score of each period: always, where there is room, or never. */
  listedPeriods: 'always' | 'wide' | 'never';
  /** How many periods a match must have for the table of its periods to say more than its score. */
  periodsWorthATable: number;
  standings: StandingsRule;
  /** The columns of its tables, in their order. */
  tableColumns: readonly TableColumn[];
  /** The figures of a match, in the order they are shown. A source may tell others: their key is their name. */
  statistics: readonly Statistic[];
  /** The tables of a box score, in order, a key once; none: the sport has no box score. */
  boxScore: readonly BoxScoreGroup[];
  /** Figures of a season are told per match, as points of basketball; else summed up. */
  isToldPerMatch?: true;
  /** Keys of `boxScore` that the best players of a season are listed by, the usual one first. */
  leaders: readonly string[];
  screens: Screens;
}

/** Seconds without news. */
export interface Patience {
  /** While it is played. */
  play: number;
  /** At half-time, between periods, and while play is held up. */
  pause: number;
}

/** Which screens and parts of screens a sport has. */
export interface Screens {
  /** A match's table: opponents who meet from week to week are in one. */
  standings: boolean;
  /** Line-ups and box scores of a match. */
  teamSheets: boolean;
  /** The players of a line-up on a pitch, by their formation. */
  pitch: boolean;
  /** Who scored, beside the score. */
  scorers: boolean;
  /**
   * What a match's page begins with: all turns of it on a timeline; who scored,
   * part by part; or what each part was, where points come by the minute.
   */
  course: 'timeline' | 'scores' | 'periods';
  /** Shots on a pitch, and who had more of the match minute by minute. */
  shots: boolean;
}
