import type { ColumnKey, ComputedKey, Figure } from './figure.ts';
import type { SportKey } from './sport.ts';

/** A column of a box score: one figure for each player. */
export interface BoxScoreColumn extends Figure<ColumnKey> {
  /** Key of the figure that this one is a part of: '5 of 9' three-pointers. */
  of?: ColumnKey;
  /** Teams have no such figure: a sum of the players' figures would mean nothing. */
  ofPlayersOnly?: true;
}

/**
 * A figure that pages compute from two columns of its table, as `times` × `value` / `per`, and show
 * after the later of the two. It is neither sent nor stored.
 */
export interface ComputedColumn {
  key: ComputedKey;
  value: ColumnKey;
  per: ColumnKey;
  /** 100 for a percentage, 1 for a mean. */
  times: 100 | 1;
}

/** One table of a box score: columns that belong together. */
export interface BoxScoreGroup {
  key: 'players' | 'passing' | 'rushing' | 'receiving' | 'defence' | 'kicking' | 'batting';
  columns: readonly BoxScoreColumn[];
  computed?: readonly ComputedColumn[];
}

const column = (key: ColumnKey, more: Partial<BoxScoreColumn> = {}): BoxScoreColumn => ({
  key,
  ...more,
});

const percentage = (
  key: ComputedKey,
  value: 'field-goals' | 'three-pointers' | 'free-throws',
): ComputedColumn => ({ key, value, per: `${value}-attempted`, times: 100 });
const mean = (key: ComputedKey, value: ColumnKey, per: ColumnKey): ComputedColumn => ({
  key,
  value,
  per,
  times: 1,
});

const MINUTES = column('minutes', { ofPlayersOnly: true });

/**
 * The tables of each sport's box score, in order, with each column key once; empty without a box
 * score.
 */
export const BOX_SCORES: Readonly<Record<SportKey, readonly BoxScoreGroup[]>> = {
  football: [
    {
      key: 'players',
      columns: [
        MINUTES,
        column('goals'),
        column('assists', { word: 'goal-assists' }),
        column('shots'),
        column('shots-on-target', { of: 'shots' }),
        column('key-passes'),
        column('tackles'),
        column('saves'),
        column('fouls'),
        column('yellow-cards'),
        column('red-cards'),
        column('own-goals'),
      ],
    },
  ],
  basketball: [
    {
      key: 'players',
      columns: [
        MINUTES,
        column('points'),
        column('offensive-rebounds'),
        column('defensive-rebounds'),
        column('rebounds'),
        column('assists'),
        column('steals'),
        column('blocks'),
        column('turnovers'),
        column('field-goals', { of: 'field-goals-attempted' }),
        column('field-goals-attempted'),
        column('three-pointers', { of: 'three-pointers-attempted' }),
        column('three-pointers-attempted'),
        column('free-throws', { of: 'free-throws-attempted' }),
        column('free-throws-attempted'),
        column('fouls', { word: 'personal-fouls' }),
        column('plus-minus', { ofPlayersOnly: true }),
      ],
      computed: [
        percentage('field-goal-percentage', 'field-goals'),
        percentage('three-point-percentage', 'three-pointers'),
        percentage('free-throw-percentage', 'free-throws'),
      ],
    },
  ],
  tennis: [],
  'american-football': [
    {
      key: 'passing',
      columns: [
        column('completions', { of: 'passing-attempts' }),
        column('passing-attempts'),
        column('passing-yards'),
        column('passing-touchdowns'),
        column('interceptions-thrown'),
        column('sacked'),
      ],
      computed: [mean('yards-per-attempt', 'passing-yards', 'passing-attempts')],
    },
    {
      key: 'rushing',
      columns: [
        column('carries'),
        column('rushing-yards'),
        column('rushing-touchdowns'),
        column('longest-rush', { ofPlayersOnly: true }),
        column('fumbles'),
      ],
      computed: [mean('yards-per-carry', 'rushing-yards', 'carries')],
    },
    {
      key: 'receiving',
      columns: [
        column('receptions', { of: 'targets' }),
        column('receiving-yards'),
        column('receiving-touchdowns'),
        column('longest-reception', { ofPlayersOnly: true }),
        column('targets'),
      ],
      computed: [mean('yards-per-reception', 'receiving-yards', 'receptions')],
    },
    {
      key: 'defence',
      columns: [
        column('tackles', { word: 'gridiron-tackles' }),
        column('sacks'),
        column('interceptions'),
        column('fumbles-recovered'),
      ],
    },
    {
      key: 'kicking',
      columns: [
        column('field-goals', { word: 'gridiron-field-goals', of: 'field-goals-attempted' }),
        column('field-goals-attempted', { word: 'gridiron-field-goals-attempted' }),
        column('extra-points', { of: 'extra-points-attempted' }),
        column('extra-points-attempted'),
        column('kicking-points'),
        column('punts'),
      ],
    },
  ],
  baseball: [
    {
      key: 'batting',
      columns: [
        column('at-bats'),
        column('runs'),
        column('hits'),
        column('home-runs'),
        column('runs-batted-in'),
        column('walks'),
        column('strikeouts'),
      ],
    },
  ],
  handball: [
    {
      key: 'players',
      columns: [
        column('goals'),
        column('shots', { word: 'throws' }),
        column('saves'),
        column('suspensions'),
      ],
    },
  ],
  'table-tennis': [],
  volleyball: [],
  badminton: [],
  'beach-volley': [],
};

/** Keys of `BOX_SCORES` that rank a season's best players, the default first. */
export const SEASON_LEADERS: Readonly<Record<SportKey, readonly string[]>> = {
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
  'table-tennis': [],
  volleyball: [],
  badminton: [],
  'beach-volley': [],
};
