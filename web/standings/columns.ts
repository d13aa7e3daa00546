import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { TableColumn } from '../../realtime/sports/standings-rule.ts';
import type { FormResult } from '../../realtime/sports/tally.ts';
import type { StandingsRow } from './standings.ts';

/** A column of figures in a table. */
export interface Column extends TableColumn {
  /** Its head: 'GD'. */
  label: string;
  /** What the head is short for. */
  title: string;
  read: (row: StandingsRow) => string | number;
}

const difference = ({ scored, conceded }: StandingsRow) => signed(scored - conceded);
const rallies = ({ rally }: StandingsRow) => (rally ? `${rally.scored}:${rally.conceded}` : '–');

const COLUMNS: Readonly<Record<TableColumn['key'], Pick<Column, 'label' | 'title' | 'read'>>> = {
  played: { label: 'P', title: 'Played', read: ({ played }) => played },
  won: { label: 'W', title: 'Won', read: ({ won }) => won },
  drawn: { label: 'D', title: 'Drawn', read: ({ drawn }) => drawn },
  tied: { label: 'T', title: 'Tied', read: ({ drawn }) => drawn },
  lost: { label: 'L', title: 'Lost', read: ({ lost }) => lost },
  'goals-for': { label: 'GF', title: 'Goals for', read: ({ scored }) => scored },
  'goals-against': { label: 'GA', title: 'Goals against', read: ({ conceded }) => conceded },
  'goal-difference': { label: 'GD', title: 'Goal difference', read: difference },
  'points-for': { label: 'PF', title: 'Points for', read: ({ scored }) => scored },
  'points-against': { label: 'PA', title: 'Points against', read: ({ conceded }) => conceded },
  'point-difference': { label: 'Diff', title: 'Difference in points', read: difference },
  sets: {
    label: 'Sets',
    title: 'Sets won and lost',
    read: ({ scored, conceded }) => `${scored}:${conceded}`,
  },
  games: { label: 'Games', title: 'Games within the sets', read: rallies },
  'rally-points': { label: 'Points', title: 'Points within the sets', read: rallies },
  points: { label: 'Pts', title: 'Points', read: ({ points }) => points ?? 0 },
  'win-percentage': {
    label: 'PCT',
    title: 'Share of wins',
    read: ({ winPercentage }) => winPercentage.toFixed(3).replace(/^0/, ''),
  },
  'games-behind': {
    label: 'GB',
    title: 'Games behind the leader',
    read: ({ gamesBehind }) => (gamesBehind === null || gamesBehind === 0 ? '–' : gamesBehind),
  },
  streak: { label: 'Strk', title: 'Current streak', read: ({ form }) => streakOf(form) },
};

/** The columns of a sport's tables, in their order. */
export function columnsOf(sportKey: SportKey): readonly Column[] {
  return SPORTS[sportKey].tableColumns.map((column) => ({ ...column, ...COLUMNS[column.key] }));
}

/** 'W3': the same result three times running. A row tells of five, so a fifth may be one of more. */
export function streakOf(form: readonly FormResult[]): string {
  const last = form.at(-1);
  if (last === undefined) return '–';
  const other = form.findLastIndex((result) => result !== last);
  const count = form.length - 1 - other;
  return `${last}${count}${other === -1 && count >= 5 ? '+' : ''}`;
}

function signed(value: number): string {
  // A minus sign is as wide as a plus.
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
