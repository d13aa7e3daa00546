import type { Side, Sides } from '../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { TableColumn } from '../../realtime/sports/standings-rule.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { StatRow } from '../match/tabs/statistics/stat-rows.ts';
import { columnsOf } from '../standings/columns.ts';
import type { StandingsRow } from '../standings/standings.ts';
import { rowOf } from './figure-row.ts';

/** How to compare a column of a table. */
interface Comparison {
  value: (row: StandingsRow) => number;
  /** Absent: neither more nor less is better. */
  better?: 'more' | 'fewer';
  /** Set for a figure that both sides share between them, as a bar shows. */
  isShared?: true;
}

const more = (value: Comparison['value']): Comparison => ({
  value,
  better: 'more',
  isShared: true,
});
const fewer = (value: Comparison['value']): Comparison => ({
  value,
  better: 'fewer',
  isShared: true,
});
const neutral = (value: Comparison['value']): Comparison => ({ value, isShared: true });
const difference: Comparison = {
  value: ({ scored, conceded }) => scored - conceded,
  better: 'more',
};
const rallies = more(({ rally }) => (rally ? shareOf(rally) : 0));

/** By column of a table. A streak has none, since the page shows the form. */
const COMPARISONS: Readonly<Record<Exclude<TableColumn['key'], 'streak'>, Comparison>> = {
  played: neutral(({ played }) => played),
  won: more(({ won }) => won),
  drawn: neutral(({ drawn }) => drawn),
  tied: neutral(({ drawn }) => drawn),
  lost: fewer(({ lost }) => lost),
  'goals-for': more(({ scored }) => scored),
  'goals-against': fewer(({ conceded }) => conceded),
  'goal-difference': difference,
  'points-for': more(({ scored }) => scored),
  'points-against': fewer(({ conceded }) => conceded),
  'point-difference': difference,
  sets: more(shareOf),
  games: rallies,
  'rally-points': rallies,
  points: more(({ points }) => points ?? 0),
  'win-percentage': more(({ winPercentage }) => winPercentage),
  'games-behind': { value: ({ gamesBehind }) => gamesBehind ?? 0, better: 'fewer' },
};

/** Returns two teams' season figures: places, the columns of their tables, and means per match. */
export function teamRows(t: Text, sportKey: SportKey, rows: Record<Side, StandingsRow>): StatRow[] {
  const both = (read: (row: StandingsRow) => number): Sides => ({
    home: read(rows.home),
    away: read(rows.away),
  });
  const place = rowOf({
    key: 'place',
    name: t('standings.place'),
    values: both(({ rank }) => rank),
    text: String,
    better: 'fewer',
  });
  const counted = columnsOf(t, sportKey).flatMap(({ key, title, read }) => {
    if (key === 'streak') return [];
    const { value, ...comparison } = COMPARISONS[key];
    const row = rowOf({ key, name: title, values: both(value), text: String, ...comparison });
    return [{ ...row, home: String(read(rows.home)), away: String(read(rows.away)) }];
  });
  return [place, ...counted, ...means(t, sportKey, rows)];
}

/**
 * Returns goals, points or runs per match; empty in sports played in sets, and before both teams
 * have played.
 */
function means(t: Text, sportKey: SportKey, rows: Record<Side, StandingsRow>): StatRow[] {
  const { scoring, scoresOften } = SPORTS[sportKey];
  if (scoring !== 'sum' || rows.home.played === 0 || rows.away.played === 0) return [];
  const text = (value: number) => t.number(value, scoresOften ? 1 : 2);
  const mean = (of: 'scored' | 'conceded') => ({
    home: rows.home[of] / rows.home.played,
    away: rows.away[of] / rows.away.played,
  });
  return [
    rowOf({
      key: 'scored-mean',
      name: t('compare.scored', { sport: sportKey }),
      values: mean('scored'),
      text,
      better: 'more',
      isShared: true,
    }),
    rowOf({
      key: 'conceded-mean',
      name: t('compare.conceded', { sport: sportKey }),
      values: mean('conceded'),
      text,
      better: 'fewer',
      isShared: true,
    }),
  ];
}

function shareOf({ scored, conceded }: Pick<StandingsRow, 'scored' | 'conceded'>): number {
  return scored + conceded > 0 ? scored / (scored + conceded) : 0;
}
