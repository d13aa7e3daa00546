import type { SportKey } from '../../realtime/protocol/sport.ts';

/**
 * Which parts of a score a list shows beside the total: each set always, since
 * sets are the score; quarters and halves of points where there is room.
 */
export type PeriodColumns = 'always' | 'wide' | 'never';

export function periodColumns(sportKey: SportKey): PeriodColumns {
  switch (sportKey) {
    case 'tennis':
    case 'volleyball':
    case 'beach-volley':
    case 'table-tennis':
    case 'badminton':
      return 'always';
    case 'basketball':
    case 'american-football':
      return 'wide';
    default:
      return 'never';
  }
}
