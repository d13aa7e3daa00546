/**
 * What one team is put before another for: more of it is better. The
 * `head-to-head-…` criteria count the matches between the teams that are level
 * and no others (a mini-table); `opponents-…` add up what a team's opponents
 * reached. In sports played in sets a score is of sets, `rally` of the points
 * or games within them.
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

/** What a match earns a side; narrow is by one in five or more, as 3–2 in sets. */
export interface MatchPoints {
  win: number;
  draw: number;
  loss: number;
  narrowWin: number;
  narrowLoss: number;
}

/** How a sport makes a table of its matches, unless a league brings criteria of its own. */
export interface StandingsRule {
  /** Null where the share of wins counts. */
  points: MatchPoints | null;
  /** How level teams are parted, in the order in which the criteria decide. */
  criteria: readonly Criterion[];
  /** When the matches among level teams count: once all of them were played, or from the first. */
  headToHead: 'complete' | 'played';
  /** Whether those that remain level are compared anew by their own matches alone, and how soon. */
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
  /** Read as one: the column a team is ranked by is set in bold. */
  isMain?: true;
  /** Shown where a table has little room. */
  isShort?: true;
  /** Left out on a phone, where a team's name and what decides come first. */
  isWide?: true;
}

/** Points for a win and a draw, however close it was. */
export function byResult(win: number, draw: number): MatchPoints {
  return { win, draw, loss: 0, narrowWin: win, narrowLoss: 0 };
}

/** Tables by points for goals scored and let in. */
export const GOALS: Omit<StandingsRule, 'points'> = {
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
export const WIN_PERCENTAGE: StandingsRule = {
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
export const SETS_WON: StandingsRule = {
  points: null,
  criteria: ['wins', 'set-ratio', 'rally-ratio', 'head-to-head-win-percentage'],
  headToHead: 'played',
  again: 'all-criteria',
  hasDraws: false,
  isPlayedInSets: true,
};

export const GOAL_COLUMNS: readonly TableColumn[] = [
  { key: 'played', isShort: true },
  { key: 'won' },
  { key: 'drawn' },
  { key: 'lost' },
  { key: 'goals-for', isWide: true },
  { key: 'goals-against', isWide: true },
  { key: 'goal-difference', isShort: true },
  { key: 'points', isMain: true, isShort: true },
];

export const WIN_PERCENTAGE_COLUMNS: readonly TableColumn[] = [
  { key: 'won', isShort: true },
  { key: 'lost', isShort: true },
  { key: 'win-percentage', isMain: true, isShort: true },
  { key: 'games-behind', isShort: true },
  { key: 'streak' },
];

/** Of tables by matches won; `within` is what the sets are made of. */
export function setColumns(within: 'games' | 'rally-points'): readonly TableColumn[] {
  return [
    { key: 'played', isShort: true },
    { key: 'won', isMain: true, isShort: true },
    { key: 'lost', isShort: true },
    { key: 'sets', isShort: true },
    { key: within },
  ];
}
