import { STATISTICS } from '../../sports/statistics.ts';
import type { Stats } from '../../protocol/match-state.ts';
import type { Side } from '../../protocol/primitives.ts';
import type { FigureKey } from '../../sports/figure.ts';
import type { SportKey } from '../../sports/sport.ts';
import type { Statistics } from './schema.ts';

/**
 * Sportradar's names of figures, where they differ from ours. The figures of several names are
 * added up.
 */
const NAMES: Partial<Record<FigureKey, readonly string[]>> = {
  possession: ['ball_possession'],
  shots: ['shots_total'],
  'blocked-shots': ['shots_blocked'],
  corners: ['corner_kicks'],
  passes: ['passes_total'],
  tackles: ['tackles_total'],
  saves: ['shots_saved'],
  'red-cards': ['red_cards', 'yellow_red_cards'],
};

/** Returns both sides' figures for the statistics that the sport shows. */
export function statsOf(statistics: Statistics, sport: SportKey): Stats {
  const of = (side: Side) =>
    statistics?.totals.competitors.find(({ qualifier }) => qualifier === side)?.statistics;
  const [home, away] = [of('home'), of('away')];
  if (!home || !away) return {};
  const stats: Stats = {};
  for (const { key, unit } of STATISTICS[sport]) {
    // A percentage here may be a count in the feed, so only names in `NAMES` are safe.
    const names = NAMES[key] ?? (unit === 'count' ? [key.replaceAll('-', '_')] : []);
    const figures = [home, away].map((side) => sumOf(side, names));
    const [ofHome, ofAway] = figures;
    if (ofHome !== undefined && ofAway !== undefined) stats[key] = { home: ofHome, away: ofAway };
  }
  return stats;
}

/** Returns the sum of the figures that exist, else undefined. */
export function sumOf(
  reported: Record<string, unknown>,
  names: readonly string[],
): number | undefined {
  const known = names.flatMap((name) => {
    const figure = reported[name];
    return typeof figure === 'number' && Number.isFinite(figure) ? [figure] : [];
  });
  return known.length > 0 ? known.reduce((sum, figure) => sum + figure, 0) : undefined;
}
