import type { Periods } from './periods.ts';

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

/** The end of a set: at `target` with a lead of two, or at `cap` with any lead. */
export interface SetRule {
  target: number;
  cap?: number;
  /** The last possible set, if its target differs. */
  decider?: { set: number; target: number };
  /** Whether a set consists of games with their own points. */
  inGames?: true;
}

/** Outline of a sport's crests. */
export type CrestShape = 'shield' | 'roundel' | 'plate' | 'diamond' | 'hex';

/**
 * How a sport is played and shown. What only few pages need is in separate tables by sport:
 * `STATISTICS`, `BOX_SCORES`, `SEASON_LEADERS`, `MATCH_LEADERS`, `STANDINGS_RULES`,
 * `TABLE_COLUMNS`.
 */
export interface Sport {
  id: SportId;
  key: SportKey;
  /** What a side is. Sports of players have no squads and no directory of teams (spec point 2). */
  contestant: 'team' | 'pair' | 'player';
  crest: CrestShape;
  /** Both sides in the fans' order: American sports put the away side first. */
  sides: readonly ['home', 'away'] | readonly ['away', 'home'];
  periods: Periods;
  /**
   * 'sum': the score is the sum of the periods (a shoot-out is not one). A `SetRule`: it is the
   * sets won.
   */
  scoring: 'sum' | SetRule;
  /** The clock's display: the time played, the time left in a period, or nothing. */
  clock: 'played' | 'left' | 'none';
  /** Usual length of a match with its breaks, minutes. */
  usualMinutes: number;
  /** Longest time without a message before a live match is stale, s. */
  staleAfter: StaleAfter;
  /**
   * Whether `gameScore` begins with the half-time score, and whether that is shown beside the score
   * (spec point 4) or only stored.
   */
  halfTimeScore: 'shown' | 'kept' | 'none';
  hasRedCards: boolean;
  /** Label of a finished match (spec point 4). */
  finalStatus: 'FT' | 'Final';
  /** Default incident type of a score change, if the feed names none. */
  scoreIncident: 'goal' | 'score';
  /** The kind of penalty: a kick, or a throw from seven metres. Absent: no penalties. */
  penalty?: 'kick' | 'throw';
  /**
   * Whether scores change too often to report each one: alerts, marks and screen readers then skip
   * them.
   */
  scoresOften: boolean;
  /** The fans' name for a league's numbered rounds; none if only dates count. */
  rounds: 'matchdays' | 'weeks' | 'none';
  /** The fans' name for the start of a match. */
  beginning: 'kick-off' | 'start';
  /** Whether lists show the score of each period: always, where there is room, or never. */
  listedPeriods: 'always' | 'wide' | 'never';
  /** Keys of the statistics that lists show before the total. */
  listedStatistics?: readonly string[];
  /** Fewest periods for which the table of periods says more than the score. */
  periodsWorthATable: number;
  /** Season figures are means per match, like basketball points; absent: sums. */
  isPerMatch?: true;
  screens: Screens;
}

/** Time limits, s. */
export interface StaleAfter {
  /** During play. */
  play: number;
  /** At half-time, between periods, and during interruptions. */
  pause: number;
}

/** A sport's screens and parts of screens. */
export interface Screens {
  /** The table of a league, also beside its matches. */
  standings: boolean;
  /** Line-ups and box scores of a match. */
  teamSheets: boolean;
  /** A line-up on a pitch, with the players in formation. */
  pitch: boolean;
  /** The scorers, beside the score. */
  scorers: boolean;
  /**
   * The start of a match's page: a timeline of all turning points; the scorers, by period; or each
   * period's score, for sports that score by the minute.
   */
  course: 'timeline' | 'scores' | 'periods';
  /** Shots on a pitch, and each side's share of play by minute. */
  shots: boolean;
}
