import type { Stats } from '../../../../realtime/protocol/match-state.ts';
import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { Statistic, StatisticUnit } from '../../../../realtime/sports/statistics.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import type { Side, Sides } from '../../../../realtime/protocol/primitives.ts';

/** A figure of both sides as it is read. */
export interface StatRow {
  key: string;
  name: string;
  home: string;
  away: string;
  /** The home side's part of both, per cent; null where neither has any. */
  share: number | null;
  /** Who is better in it; null where they are level. */
  better: Side | null;
}

/** The figures of a match in the order of its sport; those it does not know come last, under their own names. */
export function statRows(sportKey: SportKey, stats: Stats): StatRow[] {
  const known = SPORTS[sportKey].statistics;
  const wholes = new Set(known.flatMap(({ of, key }) => (of && stats[key] ? [of] : [])));
  const rows = known.flatMap((statistic) => {
    const sides = stats[statistic.key];
    // What another figure is a part of is shown with it; shots are worth a line of their own.
    const isShown = !wholes.has(statistic.key) || !statistic.key.endsWith('-attempted');
    return sides && isShown ? [rowOf(statistic, sides, stats)] : [];
  });
  const names = new Set(known.map(({ key }) => key));
  const others = Object.entries(stats).flatMap(([key, sides]) =>
    names.has(key) ? [] : [rowOf({ key, name: key, unit: 'count' }, sides, stats)],
  );
  return [...rows, ...others];
}

function rowOf(statistic: Statistic, sides: Sides, stats: Stats): StatRow {
  const { key, name, fewer = false } = statistic;
  const { home, away } = sides;
  const lead = (home - away) * (fewer ? -1 : 1);
  return {
    key,
    name,
    home: textOf(statistic, 'home', sides, stats),
    away: textOf(statistic, 'away', sides, stats),
    share: home + away > 0 ? (100 * home) / (home + away) : null,
    better: lead === 0 ? null : lead > 0 ? 'home' : 'away',
  };
}

function textOf({ unit, of }: Statistic, side: Side, sides: Sides, stats: Stats): string {
  const whole = of?.endsWith('-attempted') ? stats[of] : undefined;
  const text = withUnit(sides[side], unit);
  return whole ? `${text}/${whole[side]}` : text;
}

function withUnit(value: number, unit: StatisticUnit): string {
  switch (unit) {
    case 'count':
      return String(value);
    case 'percent':
      return `${Math.round(value)}%`;
    case 'decimal':
      return value.toFixed(2);
    case 'yards':
      return `${value} yd`;
    case 'seconds':
      return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
  }
}
