import { sideKits } from '../../../edge/shared/crest/kit-name.ts';
import type { Chances } from '../../../edge/shared/forecast/chances.ts';
import { matchStatusText } from '../../../edge/shared/text/match-status-text.ts';
import { periodLabel } from '../../../realtime/sports/periods.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { Match } from '../../domain/match.ts';
import { useText } from '../../ui/use-text.ts';
import styles from './chance-chart.module.css';
import type { Curve, Turn } from './curve.ts';

/** The chart's height, in its own units. */
const HEIGHT = 100;

export interface ChanceChartProps {
  match: Match;
  curve: Curve;
  /** Turns that are marked on the line. */
  swings: readonly Turn[];
}

/** Charts the chances: the home side from below, the away side from above, a draw between them. */
export function ChanceChart({ match, curve, swings }: ChanceChartProps) {
  const { points, width, breaks } = curve;
  const kits = sideKits(match.home, match.away);
  const end = points.at(-1)?.at ?? 0;
  const home = points.map(({ at, chances }) => `L${round(at)} ${heightOf(chances)}`).join('');
  const away = points.map(({ at, chances }) => `L${round(at)} ${round(chances.away * HEIGHT)}`);
  const dots = swings.map(({ at, after }) => `M${round(at)} ${heightOf(after)}h0`).join('');
  const grid = breaks.map((at) => `M${round(at)} 0V${HEIGHT}`).join('');
  return (
    <div aria-hidden="true">
      <svg
        className={styles.chart}
        viewBox={`0 0 ${round(width)} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className={styles.area} data-kit={kits.home} d={`M0 ${HEIGHT}${home}V${HEIGHT}Z`} />
        <path className={styles.area} data-kit={kits.away} d={`M0 0${away.join('')}V0Z`} />
        <path
          className={styles.grid}
          d={`M0 ${HEIGHT / 2}H${round(width)}${grid}`}
          vectorEffect="non-scaling-stroke"
        />
        {/* Dark kits would hide a line without an edge. */}
        {[styles.edge, styles.line].map((each) => (
          <path
            key={each}
            className={each}
            d={`M${home.slice(1)}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {/* Dots of zero length: the drawing is stretched, but line ends are not. */}
        {[styles.ring, styles.swing].map((each) => (
          <path key={each} className={each} d={dots} vectorEffect="non-scaling-stroke" />
        ))}
        {end < width && (
          <path
            className={styles.line}
            d={`M${round(end)} 0V${HEIGHT}`}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <Axis match={match} count={breaks.length + 1} />
    </div>
  );
}

/** Shows the ends of halves, or the names of other periods in their middle. */
function Axis({ match, count }: { match: Match; count: number }) {
  const t = useText();
  const { periods } = SPORTS[match.sportKey];
  if (periods.family === 'halves')
    return (
      <p className={styles.ends}>
        <span>0′</span>
        <span>{t('momentum.halfTime')}</span>
        <span>90′</span>
      </p>
    );
  const labels = Array.from({ length: count }, (_, index) => periodLabel(periods, index + 1));
  return (
    <p className={styles.periods}>
      {labels.map((label) => (
        <span
          key={label}
          data-minutes={label.startsWith('OT') ? periods.lasts?.overtime : undefined}
        >
          {matchStatusText(t, label)}
        </span>
      ))}
    </p>
  );
}

/** Returns the line's height: up for the home side. */
function heightOf({ home }: Chances): number {
  return round((1 - home) * HEIGHT);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
