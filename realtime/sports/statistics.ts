import type { Figure, FigureKey } from './figure.ts';
import type { SportKey } from './sport.ts';

/** The format of a figure: '58%', '1.73', '412', '31:20'. */
export type StatisticUnit = 'count' | 'percent' | 'decimal' | 'seconds';

/** A figure of both sides. */
export interface Statistic extends Figure {
  unit: StatisticUnit;
  /** Key of the figure that this one is a part of: '32 of 70' field goals. */
  of?: FigureKey;
  /** Less is better, as with fouls and turnovers. */
  fewer?: true;
}

/** Keys that are counted together with their attempts. */
type TriedKey<Key = FigureKey> = Key extends `${infer Tried extends FigureKey}-attempted`
  ? Tried
  : never;

const count = (key: FigureKey, more: Partial<Statistic> = {}): Statistic => ({
  key,
  unit: 'count',
  ...more,
});
const fewer = (key: FigureKey, more: Partial<Statistic> = {}): Statistic =>
  count(key, { ...more, fewer: true });
const made = (key: TriedKey): Statistic => count(key, { of: `${key}-attempted` });
const attempted = (key: TriedKey): Statistic => count(`${key}-attempted`);
const measured = (unit: StatisticUnit, key: FigureKey): Statistic => ({ key, unit });

/** Rally statistics of a sport played in sets. */
const RALLIES: readonly Statistic[] = [count('points-won'), count('service-points-won')];

const VOLLEYBALL: readonly Statistic[] = [
  ...RALLIES,
  count('aces'),
  count('blocks', { word: 'volleyball-blocks' }),
  fewer('errors'),
];

/**
 * The figures of a match, in display order. A source may send others, which their key names. They
 * are separate from the sports, because lists do not need them.
 */
export const STATISTICS: Readonly<Record<SportKey, readonly Statistic[]>> = {
  football: [
    measured('percent', 'possession'),
    measured('decimal', 'expected-goals'),
    count('shots'),
    count('shots-on-target', { of: 'shots' }),
    count('shots-off-target'),
    count('blocked-shots'),
    count('big-chances'),
    count('corners'),
    count('free-kicks'),
    count('passes'),
    measured('percent', 'pass-accuracy'),
    count('tackles'),
    count('saves'),
    fewer('offsides'),
    fewer('fouls'),
    fewer('yellow-cards'),
    fewer('red-cards'),
  ],
  basketball: [
    made('field-goals'),
    attempted('field-goals'),
    made('three-pointers'),
    attempted('three-pointers'),
    made('free-throws'),
    attempted('free-throws'),
    count('rebounds'),
    count('offensive-rebounds', { of: 'rebounds' }),
    count('assists'),
    count('steals'),
    count('blocks'),
    fewer('turnovers'),
    fewer('fouls'),
  ],
  tennis: [
    count('aces'),
    fewer('double-faults'),
    measured('percent', 'first-serve-percentage'),
    measured('percent', 'first-serve-points-won'),
    measured('percent', 'second-serve-points-won'),
    made('break-points'),
    attempted('break-points'),
    count('winners'),
    fewer('unforced-errors'),
    count('points-won'),
    count('games-won'),
  ],
  'american-football': [
    count('total-yards'),
    count('passing-yards'),
    count('rushing-yards'),
    count('first-downs'),
    made('third-downs'),
    attempted('third-downs'),
    count('sacks'),
    fewer('turnovers'),
    fewer('interceptions-thrown'),
    fewer('fumbles-lost'),
    fewer('penalties'),
    fewer('penalty-yards'),
    measured('seconds', 'possession-time'),
  ],
  baseball: [
    count('hits'),
    fewer('errors'),
    count('home-runs'),
    count('walks'),
    fewer('strikeouts'),
    fewer('left-on-base'),
  ],
  handball: [
    count('shots', { word: 'throws' }),
    count('saves'),
    count('penalties', { word: 'seven-metre-goals' }),
    fewer('turnovers', { word: 'balls-lost' }),
    fewer('suspensions'),
  ],
  'table-tennis': RALLIES,
  volleyball: VOLLEYBALL,
  badminton: RALLIES,
  'beach-volley': VOLLEYBALL,
};
