import type { Side } from '../../realtime/protocol/primitives.ts';
import type { StatRow } from '../match/tabs/statistics/stat-rows.ts';

interface Compared {
  key: string;
  name: string;
  /** Null if the data do not have it. */
  values: Readonly<Record<Side, number | null>>;
  text: (value: number) => string;
  /** Absent: neither more nor less is better. */
  better?: 'more' | 'fewer';
  /** Set for a figure that both sides share between them, as a bar shows. */
  isShared?: true;
}

/**
 * Returns the row that compares a figure of two sides. If a side has no value, the row marks
 * neither as better and has no bar.
 */
export function rowOf({ key, name, values, text, better, isShared }: Compared): StatRow {
  const { home, away } = values;
  const textOf = (value: number | null) => (value === null ? '–' : text(value));
  const row = { key, name, home: textOf(home), away: textOf(away), share: null, better: null };
  if (home === null || away === null) return row;
  const lead = (home - away) * (better === 'fewer' ? -1 : 1);
  return {
    ...row,
    share:
      isShared && home + away > 0 && Math.min(home, away) >= 0
        ? (100 * home) / (home + away)
        : null,
    better: better === undefined || lead === 0 ? null : lead > 0 ? 'home' : 'away',
  };
}
