import type { SportKey } from '../../realtime/protocol/sport.ts';
import type { FormResult, StandingsRow } from './standings.ts';

/** A column of figures in a table. */
export interface Column {
  /** Its head: 'GD'. */
  label: string;
  /** What the head is short for. */
  title: string;
  /** Read as one: the column a team is ranked by is set in bold. */
  isMain?: boolean;
  /** Shown where a table has little room. */
  isShort?: boolean;
  /** Left out on a phone, where a team's name and what decides come first. */
  isWide?: boolean;
  read: (row: StandingsRow) => string | number;
}

const PLAYED: Column = {
  label: 'P',
  title: 'Played',
  isShort: true,
  read: ({ played }) => played,
};
const WON: Column = { label: 'W', title: 'Won', read: ({ won }) => won };
const DRAWN: Column = { label: 'D', title: 'Drawn', read: ({ drawn }) => drawn };
const LOST: Column = { label: 'L', title: 'Lost', read: ({ lost }) => lost };
const POINTS: Column = {
  label: 'Pts',
  title: 'Points',
  isMain: true,
  isShort: true,
  read: ({ points }) => points ?? 0,
};
const PERCENTAGE: Column = {
  label: 'PCT',
  title: 'Share of wins',
  isMain: true,
  isShort: true,
  read: ({ winPercentage }) => winPercentage.toFixed(3).replace(/^0/, ''),
};
const BEHIND: Column = {
  label: 'GB',
  title: 'Games behind the leader',
  isShort: true,
  read: ({ gamesBehind }) => (gamesBehind === null || gamesBehind === 0 ? '–' : gamesBehind),
};
const STREAK: Column = {
  label: 'Strk',
  title: 'Current streak',
  isWide: true,
  read: ({ form }) => streakOf(form),
};
const difference = (label: string, title: string): Column => ({
  label,
  title,
  isShort: true,
  read: ({ scored, conceded }) => signed(scored - conceded),
});

const short = (column: Column): Column => ({ ...column, isShort: true });
const wide = (column: Column): Column => ({ ...column, isWide: true });

const WINS: Column = { ...WON, isMain: true, isShort: true };
const SETS: Column = {
  label: 'Sets',
  title: 'Sets won and lost',
  isShort: true,
  read: ({ scored, conceded }) => `${scored}:${conceded}`,
};
const rallies = (label: 'Games' | 'Points'): Column => ({
  label,
  title: `${label} within the sets`,
  read: ({ rally }) => (rally ? `${rally.scored}:${rally.conceded}` : '–'),
});

/** The columns of a sport's tables, in their order. */
export function columnsOf(sportKey: SportKey): readonly Column[] {
  switch (sportKey) {
    case 'football':
    case 'handball':
      return [
        PLAYED,
        WON,
        DRAWN,
        LOST,
        wide({ label: 'GF', title: 'Goals for', read: ({ scored }) => scored }),
        wide({ label: 'GA', title: 'Goals against', read: ({ conceded }) => conceded }),
        difference('GD', 'Goal difference'),
        POINTS,
      ];
    case 'basketball':
    case 'baseball':
      return [PLAYED, short(WON), short(LOST), PERCENTAGE, BEHIND, STREAK];
    case 'american-football':
      return [
        short(WON),
        short(LOST),
        short({ ...DRAWN, label: 'T', title: 'Tied' }),
        PERCENTAGE,
        wide({ label: 'PF', title: 'Points for', read: ({ scored }) => scored }),
        wide({ label: 'PA', title: 'Points against', read: ({ conceded }) => conceded }),
        { ...difference('Diff', 'Difference in points'), isShort: false },
        STREAK,
      ];
    case 'volleyball':
      return [PLAYED, short(WON), short(LOST), SETS, rallies('Points'), POINTS];
    case 'tennis':
      return [PLAYED, WINS, short(LOST), SETS, rallies('Games')];
    default:
      return [PLAYED, WINS, short(LOST), SETS, rallies('Points')];
  }
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
