import {
  INNINGS,
  isDecision,
  OVERTIMES,
  QUARTERS,
  SETS,
  type MatchStatus,
} from './match-status.ts';

/** The parts a match is played in. */
export interface Periods {
  family: 'halves' | 'quarters' | 'innings' | 'sets';
  /** What they are called: racket sports without a serve to hold play games. */
  called: 'halves' | 'quarters' | 'innings' | 'sets' | 'games';
  /** Periods of play in their order; the first is what a match that goes live is in. */
  play: readonly MatchStatus[];
  /** Its other match statuses, beside 'Not start', 'Break', 'Ended' and the decisions, which all have. */
  others: readonly MatchStatus[];
  /** How many a match has at most. */
  most: number;
  /** Of a clock that counts up: the minute at which a period is due to end. */
  due: Readonly<Partial<Record<MatchStatus, number>>>;
  /** How many minutes a period may go on beyond that. */
  mostAdded: number;
}

/** Periods without a clock, or with one that counts down. */
const UNTIMED = { due: {}, mostAdded: 0 } as const;

/** Two halves, extra time and a shoot-out. */
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

/** Four quarters and up to six overtimes. */
export function quarters(others: readonly MatchStatus[]): Periods {
  return {
    family: 'quarters',
    called: 'quarters',
    play: [...QUARTERS, ...OVERTIMES],
    others,
    most: 10,
    ...UNTIMED,
  };
}

/** Nine innings, and further ones while the score is level. */
export const innings: Periods = {
  family: 'innings',
  called: 'innings',
  play: INNINGS,
  others: ['AET'],
  most: 20,
  ...UNTIMED,
};

/** Sets, or the games of sports that call them so. */
export function sets(most: number, called: 'sets' | 'games'): Periods {
  return { family: 'sets', called, play: SETS.slice(0, most), others: [], most, ...UNTIMED };
}

/** Whether a sport with these periods can be in this match status. */
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

/** The head of the column of period `number` (from 1): 'H1', 'ET1', 'Q4', 'OT', '3'. */
export function periodLabel({ family }: Periods, number: number): string {
  if (family === 'halves') return number <= 2 ? `H${number}` : `ET${number - 2}`;
  if (family !== 'quarters') return String(number);
  if (number <= 4) return `Q${number}`;
  return number === 5 ? 'OT' : `OT${number - 4}`;
}
