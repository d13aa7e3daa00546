import { roundName, roundOf } from '../../edge/shared/text/round-name.ts';
import { formatMonth } from '../../edge/shared/time/time-format.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { Line } from '../ui/line.tsx';
import { useText } from '../ui/use-text.ts';
import styles from './season-line.module.css';
import type { SeasonProgress } from './season-progress.ts';

export interface SeasonLineProps {
  of: SeasonProgress;
  sportKey: SportKey;
  renderClock: RenderClock;
}

/**
 * Draws a season as a chalk line: the share of rounds that are played, and the first and last
 * month.
 */
export function SeasonLine({ of, sportKey, renderClock: { timeZone } }: SeasonLineProps) {
  const t = useText();
  const { played, count, from, to } = of;
  const round = count === null ? roundName(t, of.round) : roundOf(t, of.round, sportKey);
  const words =
    round !== null && count !== null ? t('league.roundOf', { round, count: String(count) }) : round;
  return (
    <div className={styles.season}>
      <Line parts={[{ length: 1, played }]} now={played} size="thin" tone="chalk" />
      <p className={styles.scale}>
        <span>{formatMonth(t, from, timeZone)}</span>
        <span>{words}</span>
        <span>{formatMonth(t, to, timeZone)}</span>
      </p>
    </div>
  );
}
