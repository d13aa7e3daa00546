import type { Stats } from '../../../../realtime/protocol/match-state.ts';
import {
  STATISTICS,
  type Statistic,
  type StatisticUnit,
} from '../../../../realtime/sports/statistics.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import type { Text } from '../../../../edge/shared/text/text.ts';
import type { Side, Sides } from '../../../../realtime/protocol/primitives.ts';

/** A figure of both sides, as text. */
export interface StatRow {
  key: string;
  name: string;
  home: string;
  away: string;
  /** The home side's share, per cent; null if both have none. */
  share: number | null;
  /** The better side; null if level. */
  better: Side | null;
}

/** Returns the figures in the order of the sport; unknown ones come last, under their keys. */
export function statRows(t: Text, sportKey: SportKey, stats: Stats): StatRow[] {
  const known = STATISTICS[sportKey];
  const wholes = new Set(known.flatMap(({ of, key }) => (of && stats[key] ? [of] : [])));
  const rows = known.flatMap((statistic) => {
    const sides = stats[statistic.key];
    // Attempts are part of their outcome's figure ('32/70'); shots also have their own row.
    const isShown = !wholes.has(statistic.key) || !statistic.key.endsWith('-attempted');
    const name = t(`figure.${statistic.word ?? statistic.key}`);
    return sides && isShown ? [rowOf(t, { ...statistic, name }, sides, stats)] : [];
  });
  const names = new Set<string>(known.map(({ key }) => key));
  const others = Object.entries(stats).flatMap(([key, sides]) =>
    names.has(key) ? [] : [rowOf(t, { key, name: key, unit: 'count' }, sides, stats)],
  );
  return [...rows, ...others];
}

/** A figure to show: an unknown one is named by its key. */
type Shown = Pick<Statistic, 'unit' | 'of' | 'fewer'> & { key: string; name: string };

function rowOf(t: Text, statistic: Shown, sides: Sides, stats: Stats): StatRow {
  const { key, name, fewer = false } = statistic;
  const { home, away } = sides;
  const lead = (home - away) * (fewer ? -1 : 1);
  return {
    key,
    name,
    home: valueText(t, statistic, 'home', sides, stats),
    away: valueText(t, statistic, 'away', sides, stats),
    share: home + away > 0 ? (100 * home) / (home + away) : null,
    better: lead === 0 ? null : lead > 0 ? 'home' : 'away',
  };
}

function valueText(t: Text, { unit, of }: Shown, side: Side, sides: Sides, stats: Stats): string {
  const whole = of?.endsWith('-attempted') ? stats[of] : undefined;
  const text = withUnit(t, sides[side], unit);
  return whole ? `${text}/${counted(t, whole[side])}` : text;
}

function withUnit(t: Text, value: number, unit: StatisticUnit): string {
  switch (unit) {
    case 'count':
      return counted(t, value);
    case 'percent':
      return t('statistics.percent', { number: t.number(value) });
    case 'decimal':
      return t.number(value, 2);
    case 'seconds':
      return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
  }
}

/** Returns a value with its own decimals. */
function counted(t: Text, value: number): string {
  return t.number(value, String(value).split('.')[1]?.length);
}
