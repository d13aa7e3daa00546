import { periodLabel } from '../../../realtime/sports/periods.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import { sideKits } from '../../../edge/shared/crest/kit-name.ts';
import type { MatchRecord } from '../../domain/match-record.ts';
import { matchStatusText } from '../../../edge/shared/text/match-status-text.ts';
import { useText } from '../../ui/use-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { SideLegend } from '../side-legend.tsx';
import { leadOf, type Lead } from './lead.ts';
import styles from './lead-chart.module.css';

/** The chart's height, and the minimum height of a side, in the chart's own units. */
const HEIGHT = 100;
const LEAST = 12;

/** Charts the lead: the home side above the line, the away side below. */
export function LeadChart({ record }: { record: MatchRecord }) {
  const t = useText();
  const { match } = record;
  const lead = leadOf(record);
  if (!lead) return null;
  const { ends, changes, timesLevel, most } = lead;
  const width = ends.at(-1) ?? 1;
  const kits = sideKits(match.home, match.away);
  const level = levelOf(lead);
  const area = areaOf(lead, level, match.kind === 'live' ? null : width);
  return (
    <Panel
      title={t('course.lead')}
      aside={
        <SideLegend
          match={match}
          words={(side) =>
            t('course.biggestLead', { team: match[side].shortName, points: most[side] })
          }
        />
      }
    >
      <div className={styles.content}>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <clipPath id="lead-home">
            <rect width={width} height={level} />
          </clipPath>
          <clipPath id="lead-away">
            <rect y={level} width={width} height={HEIGHT - level} />
          </clipPath>
          <path className={styles.area} data-kit={kits.home} d={area} clipPath="url(#lead-home)" />
          <path className={styles.area} data-kit={kits.away} d={area} clipPath="url(#lead-away)" />
          <path
            className={styles.line}
            d={`M0 ${level}H${width}${ends
              .slice(0, -1)
              .map((end) => `M${end} 0V${HEIGHT}`)
              .join('')}`}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className={styles.axis} aria-hidden="true">
          {ends.map((end, index) => (
            <span key={end} style={{ flexGrow: end - (ends[index - 1] ?? 0) }}>
              {matchStatusText(t, periodLabel(SPORTS[match.sportKey].periods, index + 1))}
            </span>
          ))}
        </p>
        <p className={styles.sums}>{t('course.leads', { changes, level: timesLevel })}</p>
      </div>
    </Panel>
  );
}

/** Returns the height of level scores: each side gets what its biggest lead needs. */
function levelOf({ most }: Lead): number {
  const share = (HEIGHT * most.home) / Math.max(1, most.home + most.away);
  return round(Math.min(HEIGHT - LEAST, Math.max(LEAST, share)));
}

/** Returns the lead's line as a closed path, up to `end` or else the last score. */
function areaOf({ steps, most }: Lead, level: number, end: number | null): string {
  const above = level / Math.max(1, most.home);
  const below = (HEIGHT - level) / Math.max(1, most.away);
  const unit = Math.min(above, below);
  const line = steps.map(({ at, by }) => `H${at}V${round(level - by * unit)}`).join('');
  return `M0 ${level}${line}H${end ?? steps.at(-1)?.at ?? 0}V${level}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
