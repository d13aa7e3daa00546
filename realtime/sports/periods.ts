import {
  INNINGS,
  isDecision,
  OVERTIMES,
  QUARTERS,
  SETS,
  type MatchStatus,
} from './match-status.ts';

/** The parts of a match. */
export interface Periods {
  family: 'halves' | 'quarters' | 'innings' | 'sets';
  /** Their name: some racket sports call their sets games. */
  called: 'halves' | 'quarters' | 'innings' | 'sets' | 'games';
  /** Periods of play in order; a match that goes live starts in the first. */
  play: readonly MatchStatus[];
  /** Other match statuses, except 'Not start', 'Break', 'Ended' and the decisions, which all have. */
  others: readonly MatchStatus[];
  /** Highest number of periods in a match. */
  most: number;
  /** For a clock that counts up: the minute when a period should end. */
  due: Readonly<Partial<Record<MatchStatus, number>>>;
  /** For a clock that counts up: most minutes that a period goes on after its `due` minute. */
  mostAdded: number;
  /** For a clock that counts down: the usual minutes of a period and of an overtime. */
  lasts?: PeriodLength;
}

export interface PeriodLength {
  regular: number;
  overtime: number;
}

/** Values for periods without a clock, or with a countdown. */
const UNTIMED = { due: {}, mostAdded: 0 } as const;

/** Returns the parts of a match with two halves, extra time and a shoot-out. */
export function halves(most: number, time: Pick<Periods, 'due' | 'mostAdded'>): Periods {
  return {
    family: 'halves',
    called: 'halves',
    play: ['H1', 'H2', 'ET1', 'ET2'],
    others: ['HT', 'ETHT', 'PEN', 'AET', 'AP'],
    most,
    ...time,
  };
}

/** Returns the parts of a match with four quarters and up to six overtimes. */
export function quarters(others: readonly MatchStatus[], lasts: PeriodLength): Periods {
  return {
    family: 'quarters',
    called: 'quarters',
    play: [...QUARTERS, ...OVERTIMES],
    others,
    most: 10,
    lasts,
    ...UNTIMED,
  };
}

/** Nine innings, and more while the score is level. */
export const innings: Periods = {
  family: 'innings',
  called: 'innings',
  play: INNINGS,
  others: ['AET'],
  most: 20,
  ...UNTIMED,
};

/** Returns the parts of a match with at most `most` sets, under the sport's name for them. */
export function sets(most: number, called: 'sets' | 'games'): Periods {
  return { family: 'sets', called, play: SETS.slice(0, most), others: [], most, ...UNTIMED };
}

/** Whether a sport with these periods has this match status. */
export function hasMatchStatus(periods: Periods, status: MatchStatus): boolean {
  return (
    status === 'Not start' ||
    status === 'Break' ||
    status === 'Ended' ||
    isDecision(status) ||
    periods.play.includes(status) ||
    periods.others.includes(status)
  );
}

/** Returns the column header of period `number` (from 1): 'H1', 'ET1', 'Q4', 'OT', '3'. */
export function periodLabel({ family }: Periods, number: number): string {
  if (family === 'halves') return number <= 2 ? `H${number}` : `ET${number - 2}`;
  if (family !== 'quarters') return String(number);
  if (number <= 4) return `Q${number}`;
  return number === 5 ? 'OT' : `OT${number - 4}`;
}
