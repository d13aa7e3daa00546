import type { OpsMoment } from '../../edge/contracts/ops.ts';
import { useText } from '../ui/use-text.ts';
import styles from './ops.module.css';

export interface HourChartProps {
  title: string;
  /** Moments of the last hour, oldest first. */
  hour: readonly OpsMoment[];
  /** End of the hour, ms. */
  now: number;
  figure: Exclude<keyof OpsMoment, 'at'>;
  digits: number;
}

const HOUR = 3_600_000;
/** Longest time between two reported moments, ms; a longer one is a gap in the line. */
const GAP = 60_000;
const WIDTH = 240;
const HEIGHT = 40;

/** Shows a figure's latest value, its line over the last hour, and its highest value. */
export function HourChart({ title, hour, now, figure, digits }: HourChartProps) {
  const t = useText();
  const values = hour.map((moment) => moment[figure]).filter((value) => value !== null);
  const highest = Math.max(0, ...values);
  const latest = hour.at(-1)?.[figure] ?? null;
  return (
    <div className={styles.chart} data-figure={figure}>
      <dt>{title}</dt>
      <dd>
        <span className={styles.value}>
          {latest === null ? t('ops.none') : t.number(latest, digits)}
        </span>
        <svg
          className={styles.line}
          viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={linePath(hour, figure, { now, highest })} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className={styles.detail}>
          {t('ops.highest', { value: t.number(highest, digits) })}
        </span>
      </dd>
    </div>
  );
}

/** Returns a figure's SVG path over the last hour; after a gap it begins a new line. */
export function linePath(
  hour: readonly OpsMoment[],
  figure: HourChartProps['figure'],
  { now, highest }: { now: number; highest: number },
): string {
  let path = '';
  let before = -Infinity;
  for (const { at, [figure]: value } of hour) {
    if (value === null || at < now - HOUR) continue;
    const x = Math.round(((at - (now - HOUR)) / HOUR) * WIDTH * 10) / 10;
    const y = Math.round((1 - (highest > 0 ? value / highest : 0)) * HEIGHT * 10) / 10;
    path += `${at - before > GAP ? 'M' : 'L'}${x} ${y}`;
    before = at;
  }
  return path;
}
