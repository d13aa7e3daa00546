import type { SportKey } from '../../realtime/sports/sport.ts';
import { TABLE_COLUMNS, type TableColumn } from '../../realtime/sports/standings-rule.ts';
import type { FormResult } from '../../realtime/sports/score.ts';
import { signed } from '../../edge/shared/text/signed.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { StandingsRow } from './standings.ts';

/** A column of figures in a table. */
export interface Column extends TableColumn {
  /** Head of the column: 'GD'. */
  label: string;
  /** Full name of the head. */
  title: string;
  read: (row: StandingsRow) => string | number;
}

function difference({ scored, conceded }: StandingsRow, t: Text): string {
  const value = scored - conceded;
  if (value === 0) return '0';
  // A minus sign is as wide as a plus.
  return signed(t, value > 0 ? '+' : '−', String(Math.abs(value)));
}

function rallies({ rally }: StandingsRow, t: Text): string {
  return rally ? pair(t, rally) : '–';
}

/**
 * Returns '3:1'. A colon keeps numbers in left-to-right order even in a right-to-left line; a dash
 * lets them follow the line.
 */
function pair(t: Text, { scored, conceded }: { scored: number; conceded: number }): string {
  return `${scored}${t.direction === 'rtl' ? '–' : ':'}${conceded}`;
}

const READ: Readonly<Record<TableColumn['key'], (row: StandingsRow, t: Text) => string | number>> =
  {
    played: ({ played }) => played,
    won: ({ won }) => won,
    drawn: ({ drawn }) => drawn,
    tied: ({ drawn }) => drawn,
    lost: ({ lost }) => lost,
    'goals-for': ({ scored }) => scored,
    'goals-against': ({ conceded }) => conceded,
    'goal-difference': difference,
    'points-for': ({ scored }) => scored,
    'points-against': ({ conceded }) => conceded,
    'point-difference': difference,
    sets: (row, t) => pair(t, row),
    games: rallies,
    'rally-points': rallies,
    points: ({ points }) => points ?? 0,
    // '.500' in languages with a decimal point.
    'win-percentage': ({ winPercentage }, t) =>
      t.number(winPercentage, 3).replace(/^0\./, () => signed(t, '.', '')),
    'games-behind': ({ gamesBehind }, t) =>
      gamesBehind ? t.number(gamesBehind, Number.isInteger(gamesBehind) ? 0 : 1) : '–',
    streak: ({ form }, t) => streakOf(t, form),
  };

/** Returns a sport's table columns, in order. */
export function columnsOf(t: Text, sportKey: SportKey): readonly Column[] {
  return TABLE_COLUMNS[sportKey].map((column) => ({
    ...column,
    label: t(`tableColumn.${column.key}`),
    title: t(`tableColumnName.${column.key}`),
    read: (row) => READ[column.key](row, t),
  }));
}

/**
 * Returns 'W3' for three wins in a row. A row has only its last five results, so five alike are
 * 'W5+': the run may be longer.
 */
export function streakOf(t: Text, form: readonly FormResult[]): string {
  const last = form.at(-1);
  if (last === undefined) return '–';
  const other = form.findLastIndex((result) => result !== last);
  const count = form.length - 1 - other;
  return `${t(`formLetter.${last}`)}${count}${other === -1 && count >= 5 ? '+' : ''}`;
}
