import type { Chances } from '../../../edge/shared/forecast/chances.ts';
import type { Text } from '../../../edge/shared/text/text.ts';
import type { Sides } from '../../../realtime/protocol/primitives.ts';
import { clockSeconds } from '../../../realtime/sports/clock.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { Match } from '../../domain/match.ts';
import { useHeldAt, useTick } from '../../live/live-context.ts';
import { chanceText } from '../../ui/chance-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { useText } from '../../ui/use-text.ts';
import { incidentDetail, incidentTitle } from '../incident-text.ts';
import { incidentTime } from '../incident-time.ts';
import { useMatchRecord } from '../match-context.ts';
import { SideLegend } from '../side-legend.tsx';
import { ChanceChart } from './chance-chart.tsx';
import { chancesOverTime } from './chances-over-time.ts';
import { gainOf, largestSwings, type Turn } from './curve.ts';
import styles from './win-probability.module.css';

/** The line grows in steps of this many seconds of the clock. */
const EVERY = 30;

/**
 * Shows how likely each side was to win over a match, and what changed that most. The browser
 * computes it from the incidents, so delays and the spoiler guard apply.
 */
export function WinProbability({ expected }: { expected: Sides }) {
  const t = useText();
  const record = useMatchRecord();
  const { match } = record;
  const curve = chancesOverTime(record, expected, useShownSeconds(match));
  const [first, last] = [curve?.points[0], curve?.points.at(-1)];
  if (!curve || !first || !last) return null;
  const swings = largestSwings(curve);
  return (
    <Panel
      title={t('winProbability.title')}
      aside={
        <div className={styles.legend}>
          <SideLegend match={match} />
          {first.chances.draw > 0 && <p className={styles.draw}>{t('winProbability.draw')}</p>}
        </div>
      }
    >
      <div className={styles.content}>
        <ChanceChart match={match} curve={curve} swings={swings} />
        <p className={styles.sum}>
          {match.kind === 'live' && (
            <strong>
              {t('winProbability.now', { chances: chancesText(t, match, last.chances) })}
            </strong>
          )}
          <span>
            {t('winProbability.before', { chances: chancesText(t, match, first.chances) })}
          </span>
        </p>
        {swings.length > 0 && (
          <>
            <h3 className={styles.heading}>{t('winProbability.swings')}</h3>
            <ol className={styles.swings}>
              {swings.map((swing) => (
                <Swing key={swing.incident.id} match={match} swing={swing} />
              ))}
            </ol>
          </>
        )}
        <p className={styles.estimate}>
          {t('winProbability.estimate', {
            sport: match.sportKey === 'football' ? 'football' : 'other',
          })}
        </p>
      </div>
    </Panel>
  );
}

/** Shows what happened, and the outcome that it made likelier. */
function Swing({ match, swing }: { match: Match; swing: Turn }) {
  const t = useText();
  const { incident, before, after } = swing;
  const { sportKey } = match;
  const outcome = gainOf(swing);
  const detail = incidentDetail(t, incident, sportKey);
  return (
    <li className={styles.swing}>
      <span className={styles.time}>
        {incidentTime(t, incident, SPORTS[sportKey].periods.called)}
      </span>
      <span className={styles.what}>
        <bdi>{incidentTitle(t, incident, sportKey)}</bdi>
        {detail !== null && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.moved}>
        {t('winProbability.moved', {
          outcome: nameOf(t, match, outcome),
          before: chanceText(t, before[outcome]),
          after: chanceText(t, after[outcome]),
        })}
      </span>
    </li>
  );
}

/**
 * Returns the seconds that the match's clock shows, rounded down to `EVERY`; null without a clock.
 */
function useShownSeconds(match: Match): number | null {
  const heldAt = useHeldAt();
  return useTick((now) => {
    if (match.kind !== 'live' || !match.clock) return null;
    const { sportKey, matchStatus, clock, silence } = match;
    const until = Math.min(now, silence?.at ?? Infinity, heldAt ?? Infinity);
    const seconds = clockSeconds(SPORTS[sportKey], clock, matchStatus, until);
    return Math.floor(seconds / EVERY) * EVERY;
  });
}

/** Returns 'Harbour 54%, draw 25%, Quarry 21%'. */
function chancesText(t: Text, match: Match, chances: Chances): string {
  const [one, other] = SPORTS[match.sportKey].sides;
  const outcomes = chances.draw > 0 ? [one, 'draw' as const, other] : [one, other];
  return outcomes
    .map((outcome) =>
      t('winProbability.chance', {
        outcome: nameOf(t, match, outcome),
        percent: chanceText(t, chances[outcome]),
      }),
    )
    .join(', ');
}

function nameOf(t: Text, match: Match, outcome: keyof Chances): string {
  return outcome === 'draw' ? t('winProbability.draw') : match[outcome].shortName;
}
