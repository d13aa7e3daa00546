import type { ColumnKey } from './figure.ts';
import type { SportKey } from './sport.ts';

/** A figure that the best of both sides are shown by, and what is said beside it. */
export interface MatchLeader {
  /** Keys of the sport's box score. */
  key: ColumnKey;
  with: readonly ColumnKey[];
}

const NONE: readonly MatchLeader[] = [];

/**
 * What the best players of a match are shown by, in order. It stands beside the
 * sports, as the overview of a few alone needs it.
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
