import type { SportKey } from './sport.ts';

/**
 * Criteria that rank teams: more is better. The `head-to-head-…` criteria count only the matches
 * between level teams (a mini-table); `opponents-…` sum up the results of a team's opponents. In
 * sports played in sets a score counts sets, and `rally` the points or games within them.
 */
export const CRITERIA = [
  'points',
  'wins',
  'win-percentage',
  'difference',
  'scored',
  'set-ratio',
  'rally-ratio',
  'away-scored',
  'away-wins',
  'group-win-percentage',
  'opponents-points',
  'opponents-difference',
  'opponents-scored',
  'head-to-head-points',
  'head-to-head-win-percentage',
  'head-to-head-difference',
  'head-to-head-scored',
  'head-to-head-away-scored',
] as const;
export type Criterion = (typeof CRITERIA)[number];

/**
 * A side's points from a match. A narrow result has a margin of one set in at least five, like 3–2.
 */
export interface MatchPoints {
  win: number;
  draw: number;
  loss: number;
  narrowWin: number;
  narrowLoss: number;
}

/** A sport's rules for a table, unless a league has its own criteria. */
export interface StandingsRule {
  /** Null if the share of wins counts. */
  points: MatchPoints | null;
  /** The criteria that order level teams, in deciding order. */
  criteria: readonly Criterion[];
  /** When the matches among level teams count: once all of them are played, or from the first. */
  headToHead: 'complete' | 'played';
  /**
   * When teams that stay level are compared again by their own matches alone: after each criterion
   * that separates others, after all head-to-head criteria, or never (see `tiebreakersSchema`).
   */
  again: 'each-criterion' | 'all-criteria' | 'never';
  hasDraws: boolean;
  isPlayedInSets: boolean;
}

/** A column of a table. */
export interface TableColumn {
  key:
    | 'played'
    | 'won'
    | 'drawn'
    | 'tied'
    | 'lost'
    | 'goals-for'
    | 'goals-against'
    | 'goal-difference'
    | 'points-for'
    | 'points-against'
    | 'point-difference'
    | 'sets'
    | 'games'
    | 'rally-points'
    | 'points'
    | 'win-percentage'
    | 'games-behind'
    | 'streak';
  /** Whether this is the main column: the ranking figure, in bold. */
  isMain?: true;
  /** Whether narrow tables show this column. */
  isShort?: true;
  /** Whether phones hide this column: a team's name and the deciding figures come first. */
  isWide?: true;
}

/** Returns points for a win and a draw, for any margin. */
function byResult(win: number, draw: number): MatchPoints {
  return { win, draw, loss: 0, narrowWin: win, narrowLoss: 0 };
}

/** Tables by points, then by goals scored and conceded. */
const GOALS: Omit<StandingsRule, 'points'> = {
  criteria: [
    'points',
    'difference',
    'scored',
    'head-to-head-points',
    'head-to-head-difference',
    'head-to-head-scored',
  ],
  headToHead: 'played',
  again: 'all-criteria',
  hasDraws: true,
  isPlayedInSets: false,
};

/** Tables by the share of matches won. */
const WIN_PERCENTAGE: StandingsRule = {
  points: null,
  criteria: [
    'win-percentage',
    'head-to-head-win-percentage',
    'group-win-percentage',
    'difference',
    'scored',
  ],
  headToHead: 'played',
  again: 'each-criterion',
  hasDraws: false,
  isPlayedInSets: false,
};

/** Tables by matches won, then sets. */
const SETS_WON: StandingsRule = {
  points: null,
  criteria: ['wins', 'set-ratio', 'rally-ratio', 'head-to-head-win-percentage'],
  headToHead: 'played',
  again: 'all-criteria',
  hasDraws: false,
  isPlayedInSets: true,
};

const GOAL_COLUMNS: readonly TableColumn[] = [
  { key: 'played', isShort: true },
  { key: 'won' },
  { key: 'drawn' },
  { key: 'lost' },
  { key: 'goals-for', isWide: true },
  { key: 'goals-against', isWide: true },
  { key: 'goal-difference', isShort: true },
  { key: 'points', isMain: true, isShort: true },
];

const WIN_PERCENTAGE_COLUMNS: readonly TableColumn[] = [
  { key: 'won', isShort: true },
  { key: 'lost', isShort: true },
  { key: 'win-percentage', isMain: true, isShort: true },
  { key: 'games-behind', isShort: true },
  { key: 'streak' },
];

/** Returns the columns of tables by matches and sets won; `within`: the unit within sets. */
function setColumns(within: 'games' | 'rally-points'): readonly TableColumn[] {
  return [
    { key: 'played', isShort: true },
    { key: 'won', isMain: true, isShort: true },
    { key: 'lost', isShort: true },
    { key: 'sets', isShort: true },
    { key: within },
  ];
}

/** Each sport's rules for a table, unless a league has its own criteria. */
export const STANDINGS_RULES: Readonly<Record<SportKey, StandingsRule>> = {
  football: { ...GOALS, points: byResult(3, 1) },
  basketball: WIN_PERCENTAGE,
  tennis: SETS_WON,
  'american-football': { ...WIN_PERCENTAGE, hasDraws: true },
  baseball: WIN_PERCENTAGE,
  handball: { ...GOALS, points: byResult(2, 1) },
  'table-tennis': SETS_WON,
  volleyball: {
    ...SETS_WON,
    // 3-0 and 3-1 earn 3 and 0, 3-2 earns 2 and 1.
    points: { win: 3, draw: 0, loss: 0, narrowWin: 2, narrowLoss: 1 },
    criteria: ['points', 'wins', 'set-ratio', 'rally-ratio', 'head-to-head-win-percentage'],
  },
  badminton: SETS_WON,
  'beach-volley': SETS_WON,
};

/** The columns of each sport's tables, in order. */
export const TABLE_COLUMNS: Readonly<Record<SportKey, readonly TableColumn[]>> = {
  football: GOAL_COLUMNS,
  basketball: WIN_PERCENTAGE_COLUMNS,
  tennis: setColumns('games'),
  'american-football': [
    { key: 'won', isShort: true },
    { key: 'lost', isShort: true },
    { key: 'tied', isShort: true },
    { key: 'win-percentage', isMain: true, isShort: true },
    { key: 'points-for', isWide: true },
    { key: 'points-against', isWide: true },
    { key: 'point-difference', isWide: true },
    { key: 'streak' },
  ],
  baseball: WIN_PERCENTAGE_COLUMNS,
  handball: GOAL_COLUMNS,
  'table-tennis': setColumns('rally-points'),
  volleyball: [
    { key: 'played', isShort: true },
    { key: 'won', isShort: true },
    { key: 'lost', isShort: true },
    { key: 'sets', isShort: true },
    { key: 'rally-points' },
    { key: 'points', isMain: true, isShort: true },
  ],
  badminton: setColumns('rally-points'),
  'beach-volley': setColumns('rally-points'),
};
