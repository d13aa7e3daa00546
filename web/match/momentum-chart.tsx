import { sideKits } from '../../edge/shared/crest/kit-name.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Match } from '../domain/match.ts';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { momentumGoals, momentumOf, momentumSummary } from './momentum.ts';
import styles from './momentum-chart.module.css';
import { Panel } from '../ui/panel.tsx';
import { SideLegend } from './side-legend.tsx';

/** Half of the chart's height, in its own units. */
const HALF = 20;
const HALF_TIME = 45;
/** Distance of a goal's mark from the edge. */
const GOAL_AT = 1.5;

/** Returns a side's minutes as columns from the middle: up for the home side (1), down for the other. */
function columns(minutes: readonly number[], sign: 1 | -1): string {
  return minutes
    .map((value, index) => {
      const height = Math.round(value * HALF * 100) / 100;
      return height * sign > 0 ? `M${index + 0.1} ${HALF}v${-height}h.8v${height}z` : '';
    })
    .join('');
}

/** Charts each minute's momentum: the home side above the line, the away side below. */
export function MomentumChart({
  match,
  incidents,
}: {
  match: Match;
  incidents: readonly Incident[];
}) {
  const t = useText();
  const minutes = SPORTS[match.sportKey].screens.shots ? momentumOf(incidents) : null;
  if (!minutes) return null;
  const goals = momentumGoals(incidents).filter(({ minute }) => minute <= minutes.length);
  const kits = sideKits(match.home, match.away);
  const names = { home: match.home.name, away: match.away.name };
  return (
    <Panel title={t('momentum.title')} aside={<SideLegend match={match} />}>
      <div className={styles.content}>
        <p className={visuallyHidden.text}>{momentumSummary(t, minutes, names)}</p>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${minutes.length} ${HALF * 2}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {/* One path a side: an element for each of ninety minutes would be a fifth of the page. */}
          <path className={styles.minute} data-kit={kits.home} d={columns(minutes, 1)} />
          <path className={styles.minute} data-kit={kits.away} d={columns(minutes, -1)} />
          <path
            className={styles.line}
            d={`M0 ${HALF}H${minutes.length}M${HALF_TIME} 0V${HALF * 2}`}
            vectorEffect="non-scaling-stroke"
          />
          {/* Dots of zero length: the drawing is stretched, but line ends are not. */}
          {goals.map(({ id, side, minute }) => (
            <path
              key={id}
              className={styles.goal}
              data-kit={kits[side]}
              d={`M${minute - 0.5} ${side === 'home' ? GOAL_AT : HALF * 2 - GOAL_AT}h0`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <p className={styles.axis} aria-hidden="true">
          <span>0′</span>
          <span>{t('momentum.halfTime')}</span>
          <span>{minutes.length}′</span>
        </p>
      </div>
    </Panel>
  );
}
