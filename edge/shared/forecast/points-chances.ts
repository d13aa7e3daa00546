import type { Score } from '../../../realtime/sports/score.ts';
import type { Chances } from './chances.ts';
import type { PointsFit } from './fits.ts';

/** A moment of a match. */
export interface PointsMoment {
  /** The home side's lead in points; negative if it is behind. */
  lead: number;
  /** Time left, as a share of regular time; in overtime until the end of that overtime. */
  left: number;
}

/** Least deviation, at the end of the match: the lead is then final. */
const NOTHING = 1e-6;

/**
 * Returns the chances in a sport in which points add up. `expected`: each side's points in a whole
 * match. The lead moves as a random walk with the expected lead as its drift. Sides that are level
 * at the end win in overtime with equal chances.
 */
export function pointsChances(
  expected: Score,
  { lead, left }: PointsMoment,
  { spread, power, trust }: PointsFit,
): Chances {
  const mean = lead + trust * (expected.home - expected.away) * left;
  const deviation = Math.max(NOTHING, spread * left ** power);
  // Leads are whole points: a final lead of 0 is one between −½ and ½.
  const home = (normal((mean + 0.5) / deviation) + normal((mean - 0.5) / deviation)) / 2;
  return { home, draw: 0, away: 1 - home };
}

/** Returns the share of a normal distribution below `x` deviations (Abramowitz and Stegun 7.1.26). */
function normal(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * z);
  const sum =
    t *
    (0.254_829_592 +
      t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  const upper = (sum * Math.exp(-z * z)) / 2;
  return x < 0 ? upper : 1 - upper;
}
