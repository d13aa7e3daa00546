import type { Figure, FigureKey } from './figure.ts';

/** The format of a figure: '58%', '1.73', '412', '31:20'. */
export type StatisticUnit = 'count' | 'percent' | 'decimal' | 'seconds';

/** A figure of both sides. */
export interface Statistic extends Figure {
  unit: StatisticUnit;
  /** Key of this figure's total: 32 of 70 field goals. */
  of?: FigureKey;
  /** Fewer is better: fouls, turnovers. */
  fewer?: true;
}

/** Keys that are counted together with their attempts. */
type TriedKey<Key = FigureKey> = Key extends `${infer Tried extends FigureKey}-attempted`
  ? Tried
  : never;

export const count = (key: FigureKey, more: Partial<Statistic> = {}): Statistic => ({
  key,
  unit: 'count',
  ...more,
});
export const fewer = (key: FigureKey, more: Partial<Statistic> = {}): Statistic =>
  count(key, { ...more, fewer: true });
export const made = (key: TriedKey): Statistic => count(key, { of: `${key}-attempted` });
export const attempted = (key: TriedKey): Statistic => count(`${key}-attempted`);
export const measured = (unit: StatisticUnit, key: FigureKey): Statistic => ({ key, unit });

/** Rally statistics of a sport played in sets. */
export const RALLIES: readonly Statistic[] = [count('points-won'), count('service-points-won')];
