import type { SportKey } from './sport.ts';

/** A figure of one player. `short` heads a narrow column, `name` says it in words. */
export interface BoxScoreColumn {
  key: string;
  short: string;
  name: string;
  /** Key of the figure that this one is a part of: 5 of 9 three-pointers. */
  of?: string;
  /** Does not add up: a team has none. */
  ofPlayersOnly?: true;
}

/** Columns that belong together: one table of a box score. */
export interface BoxScoreGroup {
  key: string;
  name: string;
  columns: readonly BoxScoreColumn[];
}

const column = (
  key: string,
  short: string,
  name: string,
  more: Partial<BoxScoreColumn> = {},
): BoxScoreColumn => ({ key, short, name, ...more });

const MINUTES = column('minutes', 'MIN', 'Minutes', { ofPlayersOnly: true });

/**
 * The figures of players per sport: the tables of a box score in order, with
 * their columns in order. A key stands once in a sport. A sport without tables
 * has no box score: in tennis the player is the side.
 */
export const BOX_SCORES: Readonly<Record<SportKey, readonly BoxScoreGroup[]>> = {
  football: [
    {
      key: 'players',
      name: 'Players',
      columns: [
        MINUTES,
        column('goals', 'G', 'Goals'),
        column('assists', 'A', 'Assists'),
        column('shots', 'SH', 'Shots'),
        column('shots-on-target', 'SOT', 'Shots on target', { of: 'shots' }),
        column('key-passes', 'KP', 'Key passes'),
        column('tackles', 'TKL', 'Tackles'),
        column('saves', 'SV', 'Saves'),
        column('fouls', 'F', 'Fouls'),
        column('yellow-cards', 'YC', 'Yellow cards'),
        column('red-cards', 'RC', 'Red cards'),
        column('own-goals', 'OG', 'Own goals'),
      ],
    },
  ],
  basketball: [
    {
      key: 'players',
      name: 'Players',
      columns: [
        MINUTES,
        column('points', 'PTS', 'Points'),
        column('rebounds', 'REB', 'Rebounds'),
        column('assists', 'AST', 'Assists'),
        column('steals', 'STL', 'Steals'),
        column('blocks', 'BLK', 'Blocks'),
        column('turnovers', 'TO', 'Turnovers'),
        column('field-goals', 'FGM', 'Field goals', { of: 'field-goals-attempted' }),
        column('field-goals-attempted', 'FGA', 'Field goal attempts'),
        column('three-pointers', '3PM', 'Three-pointers', { of: 'three-pointers-attempted' }),
        column('three-pointers-attempted', '3PA', 'Three-point attempts'),
        column('free-throws', 'FTM', 'Free throws', { of: 'free-throws-attempted' }),
        column('free-throws-attempted', 'FTA', 'Free throw attempts'),
        column('fouls', 'PF', 'Fouls'),
        column('plus-minus', '+/−', 'Plus-minus', { ofPlayersOnly: true }),
      ],
    },
  ],
  tennis: [],
  'american-football': [
    {
      key: 'passing',
      name: 'Passing',
      columns: [
        column('completions', 'C', 'Completions', { of: 'passing-attempts' }),
        column('passing-attempts', 'ATT', 'Attempts'),
        column('passing-yards', 'YDS', 'Passing yards'),
        column('passing-touchdowns', 'TD', 'Passing touchdowns'),
        column('interceptions-thrown', 'INT', 'Interceptions thrown'),
        column('sacked', 'SCK', 'Sacked'),
      ],
    },
    {
      key: 'rushing',
      name: 'Rushing',
      columns: [
        column('carries', 'CAR', 'Carries'),
        column('rushing-yards', 'YDS', 'Rushing yards'),
        column('rushing-touchdowns', 'TD', 'Rushing touchdowns'),
        column('longest-rush', 'LNG', 'Longest rush', { ofPlayersOnly: true }),
        column('fumbles', 'FUM', 'Fumbles lost'),
      ],
    },
    {
      key: 'receiving',
      name: 'Receiving',
      columns: [
        column('receptions', 'REC', 'Receptions', { of: 'targets' }),
        column('targets', 'TGT', 'Targets'),
        column('receiving-yards', 'YDS', 'Receiving yards'),
        column('receiving-touchdowns', 'TD', 'Receiving touchdowns'),
        column('longest-reception', 'LNG', 'Longest reception', { ofPlayersOnly: true }),
      ],
    },
    {
      key: 'defence',
      name: 'Defence',
      columns: [
        column('tackles', 'TKL', 'Tackles'),
        column('sacks', 'SCK', 'Sacks'),
        column('interceptions', 'INT', 'Interceptions'),
        column('fumbles-recovered', 'FR', 'Fumbles recovered'),
      ],
    },
    {
      key: 'kicking',
      name: 'Kicking',
      columns: [
        column('field-goals', 'FG', 'Field goals', { of: 'field-goals-attempted' }),
        column('field-goals-attempted', 'FGA', 'Field goal attempts'),
        column('extra-points', 'XP', 'Extra points', { of: 'extra-points-attempted' }),
        column('extra-points-attempted', 'XPA', 'Extra point attempts'),
        column('kicking-points', 'PTS', 'Points'),
        column('punts', 'P', 'Punts'),
      ],
    },
  ],
  baseball: [
    {
      key: 'batting',
      name: 'Batting',
      columns: [
        column('at-bats', 'AB', 'At bats'),
        column('hits', 'H', 'Hits'),
        column('home-runs', 'HR', 'Home runs'),
        column('runs-batted-in', 'RBI', 'Runs batted in'),
        column('walks', 'BB', 'Walks'),
        column('strikeouts', 'SO', 'Strikeouts'),
      ],
    },
  ],
  handball: [
    {
      key: 'players',
      name: 'Players',
      columns: [
        column('goals', 'G', 'Goals'),
        column('shots', 'SH', 'Shots'),
        column('saves', 'SV', 'Saves'),
        column('suspensions', '2M', 'Suspensions'),
      ],
    },
  ],
  volleyball: [],
  'beach-volley': [],
  badminton: [],
  'table-tennis': [],
};

/** What the best players of a season are listed by, the usual one first. */
export const LEADER_KEYS: Readonly<Record<SportKey, readonly string[]>> = {
  football: ['goals', 'assists', 'shots', 'saves', 'yellow-cards', 'red-cards'],
  basketball: ['points', 'rebounds', 'assists', 'steals', 'blocks', 'three-pointers'],
  tennis: [],
  'american-football': [
    'passing-yards',
    'passing-touchdowns',
    'rushing-yards',
    'rushing-touchdowns',
    'receiving-yards',
    'receiving-touchdowns',
    'sacks',
    'interceptions',
    'kicking-points',
  ],
  baseball: ['home-runs', 'hits', 'runs-batted-in', 'walks'],
  handball: ['goals', 'saves', 'suspensions'],
  volleyball: [],
  'beach-volley': [],
  badminton: [],
  'table-tennis': [],
};
