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

export const count = (key: string, name: string, more: Partial<Statistic> = {}): Statistic => ({
  key,
  name,
  unit: 'count',
  ...more,
});
export const fewer = (key: string, name: string): Statistic => count(key, name, { fewer: true });
export const made = (key: string, name: string): Statistic =>
  count(key, name, { of: `${key}-attempted` });
export const attempted = (key: string, name: string): Statistic => count(`${key}-attempted`, name);
export const measured = (unit: StatisticUnit, key: string, name: string): Statistic => ({
  key,
  name,
  unit,
});

/** What a sport played in sets tells of its rallies. */
export const RALLIES: readonly Statistic[] = [
  count('points-won', 'Points won'),
  count('service-points-won', 'Points won on serve'),
];
