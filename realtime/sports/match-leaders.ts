import type { ColumnKey } from './figure.ts';
import type { SportKey } from './sport.ts';

/** A figure that ranks the best players of both sides, and the figures beside it. */
export interface MatchLeader {
  /** Key of a column of the sport's box score. */
  key: ColumnKey;
  with: readonly ColumnKey[];
}

const NONE: readonly MatchLeader[] = [];

/**
 * The figures that rank a match's best players, in order. They are separate from the sports,
 * because only some overviews need them.
 */
export const MATCH_LEADERS: Readonly<Record<SportKey, readonly MatchLeader[]>> = {
  football: NONE,
  basketball: [
    { key: 'points', with: ['field-goals', 'free-throws'] },
    { key: 'rebounds', with: [] },
    { key: 'assists', with: ['turnovers'] },
  ],
  tennis: NONE,
  'american-football': [
    {
      key: 'passing-yards',
      with: ['completions', 'passing-touchdowns', 'interceptions-thrown'],
    },
    { key: 'rushing-yards', with: ['carries', 'rushing-touchdowns'] },
    { key: 'receiving-yards', with: ['receptions', 'receiving-touchdowns'] },
  ],
  baseball: [
    { key: 'hits', with: ['at-bats'] },
    { key: 'home-runs', with: [] },
    { key: 'runs-batted-in', with: [] },
  ],
  handball: [
    { key: 'goals', with: ['shots'] },
    { key: 'saves', with: [] },
  ],
  'table-tennis': NONE,
  volleyball: NONE,
  badminton: NONE,
  'beach-volley': NONE,
};
