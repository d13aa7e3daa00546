import type { SportKey } from '../../realtime/protocol/sport.ts';

/** Heads of the columns of a match's periods: halves and extra time, quarters and overtimes, sets or innings. */
export function periodLabels(sportKey: SportKey, count: number): string[] {
  return Array.from({ length: count }, (_, index) => labelOf(sportKey, index + 1));
}

function labelOf(sportKey: SportKey, number: number): string {
  switch (sportKey) {
    case 'football':
    case 'handball':
      return number <= 2 ? `H${number}` : `ET${number - 2}`;
    case 'basketball':
    case 'american-football':
      if (number <= 4) return `Q${number}`;
      return number === 5 ? 'OT' : `OT${number - 4}`;
    default:
      return String(number);
  }
}

/** What the periods of a sport are called. */
export function periodsTitle(sportKey: SportKey): string {
  switch (sportKey) {
    case 'football':
    case 'handball':
      return 'Halves';
    case 'basketball':
    case 'american-football':
      return 'Quarters';
    case 'baseball':
      return 'Innings';
    case 'table-tennis':
    case 'badminton':
      return 'Games';
    default:
      return 'Sets';
  }
}
