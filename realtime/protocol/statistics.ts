import type { SportKey } from './sport.ts';

/** How a figure is written: '58%', '1.73', '412 yd', '31:20'. */
export type StatisticUnit = 'count' | 'percent' | 'decimal' | 'yards' | 'seconds';

/** A figure of both sides that sources tell by `key` and people read by `name`. */
export interface Statistic {
  key: string;
  name: string;
  unit: StatisticUnit;
  /** Key of the figure that this one is a part of: 32 of 70 field goals. */
  of?: string;
  /** Fewer is better: fouls, turnovers. */
  fewer?: true;
}

const count = (key: string, name: string, more: Partial<Statistic> = {}): Statistic => ({
  key,
  name,
  unit: 'count',
  ...more,
});
const fewer = (key: string, name: string): Statistic => count(key, name, { fewer: true });
const made = (key: string, name: string): Statistic => count(key, name, { of: `${key}-attempted` });
const attempted = (key: string, name: string): Statistic => count(`${key}-attempted`, name);
const measured = (unit: StatisticUnit, key: string, name: string): Statistic => ({
  key,
  name,
  unit,
});

const RALLIES: readonly Statistic[] = [
  count('points-won', 'Points won'),
  count('service-points-won', 'Points won on serve'),
];

const VOLLEYBALL: readonly Statistic[] = [
  ...RALLIES,
  count('aces', 'Aces'),
  count('blocks', 'Blocks'),
  fewer('errors', 'Errors'),
];

/**
 * The figures of each sport under the keys that `stats` of a match and the
 * statistics of the media API use, in the order they are shown. A source may
 * tell others: their key is their name.
 */
export const STATISTICS: Readonly<Record<SportKey, readonly Statistic[]>> = {
  football: [
    measured('percent', 'possession', 'Possession'),
    measured('decimal', 'expected-goals', 'Expected goals'),
    count('shots', 'Shots'),
    count('shots-on-target', 'Shots on target', { of: 'shots' }),
    count('shots-off-target', 'Shots off target'),
    count('blocked-shots', 'Blocked shots'),
    count('big-chances', 'Big chances'),
    count('corners', 'Corners'),
    count('free-kicks', 'Free kicks'),
    count('passes', 'Passes'),
    measured('percent', 'pass-accuracy', 'Pass accuracy'),
    count('tackles', 'Tackles'),
    count('saves', 'Saves'),
    fewer('offsides', 'Offsides'),
    fewer('fouls', 'Fouls'),
    fewer('yellow-cards', 'Yellow cards'),
    fewer('red-cards', 'Red cards'),
  ],
  basketball: [
    made('field-goals', 'Field goals'),
    attempted('field-goals', 'Field goal attempts'),
    made('three-pointers', 'Three-pointers'),
    attempted('three-pointers', 'Three-point attempts'),
    made('free-throws', 'Free throws'),
    attempted('free-throws', 'Free throw attempts'),
    count('rebounds', 'Rebounds'),
    count('offensive-rebounds', 'Offensive rebounds', { of: 'rebounds' }),
    count('assists', 'Assists'),
    count('steals', 'Steals'),
    count('blocks', 'Blocks'),
    fewer('turnovers', 'Turnovers'),
    fewer('fouls', 'Fouls'),
  ],
  tennis: [
    count('aces', 'Aces'),
    fewer('double-faults', 'Double faults'),
    measured('percent', 'first-serve-percentage', 'First serves in'),
    measured('percent', 'first-serve-points-won', 'Points won on first serve'),
    measured('percent', 'second-serve-points-won', 'Points won on second serve'),
    made('break-points', 'Break points won'),
    attempted('break-points', 'Break points'),
    count('winners', 'Winners'),
    fewer('unforced-errors', 'Unforced errors'),
    count('points-won', 'Points won'),
    count('games-won', 'Games won'),
  ],
  'american-football': [
    measured('yards', 'total-yards', 'Total yards'),
    measured('yards', 'passing-yards', 'Passing yards'),
    measured('yards', 'rushing-yards', 'Rushing yards'),
    count('first-downs', 'First downs'),
    made('third-downs', 'Third downs converted'),
    attempted('third-downs', 'Third downs'),
    count('sacks', 'Sacks'),
    fewer('turnovers', 'Turnovers'),
    fewer('interceptions-thrown', 'Interceptions thrown'),
    fewer('fumbles-lost', 'Fumbles lost'),
    fewer('penalties', 'Penalties'),
    measured('seconds', 'possession-time', 'Time of possession'),
  ],
  baseball: [
    count('hits', 'Hits'),
    count('home-runs', 'Home runs'),
    count('walks', 'Walks'),
    fewer('strikeouts', 'Strikeouts'),
    fewer('outs', 'Outs'),
    fewer('left-on-base', 'Left on base'),
  ],
  handball: [
    count('shots', 'Shots'),
    count('saves', 'Saves'),
    count('penalties', 'Seven-metre goals'),
    fewer('turnovers', 'Turnovers'),
    fewer('suspensions', 'Suspensions'),
  ],
  volleyball: VOLLEYBALL,
  'beach-volley': VOLLEYBALL,
  badminton: RALLIES,
  'table-tennis': RALLIES,
};
