export const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
export const OVERTIMES = ['OT', 'OT2', 'OT3', 'OT4', 'OT5', 'OT6'] as const;
export const SETS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'] as const;
export const INNINGS = [
  ...(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10'] as const),
  ...(['I11', 'I12', 'I13', 'I14', 'I15', 'I16', 'I17', 'I18', 'I19', 'I20'] as const),
] as const;

/**
 * Decisions of a match without play, or before its end: a side does not appear, cannot go on, is
 * ruled out, or a federation sets the result.
 */
export const DECISIONS = ['Walkover', 'Retired', 'Defaulted', 'Awarded'] as const;

/**
 * Stages of play: 'Not start', 'H1', 'HT' and 'H2' of spec point 4, and the periods of other
 * sports. Each sport lists those that it has.
 *
 * H halves · ET1/ETHT/ET2 extra time and its half-time · PEN shoot-out · Q quarters · OT, OT2…
 * overtimes · S sets, or games in some racket sports · I innings · Break any other pause · AET/AP
 * ended after extra time/penalties · decisions without full play.
 */
export const MATCH_STATUSES = [
  'Not start',
  ...(['H1', 'HT', 'H2', 'ET1', 'ETHT', 'ET2', 'PEN'] as const),
  ...QUARTERS,
  ...OVERTIMES,
  ...SETS,
  ...INNINGS,
  ...(['Break', 'Ended', 'AET', 'AP'] as const),
  ...DECISIONS,
] as const;

export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** Match statuses of a finished match. */
const FINAL: ReadonlySet<MatchStatus> = new Set<MatchStatus>([
  ...(['Ended', 'AET', 'AP'] as const),
  ...DECISIONS,
]);

/** Whether this match status is final. */
export function isFinal(matchStatus: MatchStatus): boolean {
  return FINAL.has(matchStatus);
}

/** Whether this match status means an end without full play. */
export function isDecision(matchStatus: string): boolean {
  return DECISIONS.some((decision) => decision === matchStatus);
}

/** Whether this match status is a pause between periods, when few updates come. */
export function isPause(matchStatus: MatchStatus): boolean {
  return matchStatus === 'HT' || matchStatus === 'ETHT' || matchStatus === 'Break';
}
