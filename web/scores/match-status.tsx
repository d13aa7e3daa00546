import styles from './match-status.module.css';
import type { Match } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useStatus } from './use-status.ts';

/** Shows time and state of a match in its row, a line each. Only this renders when the clock advances. */
export function MatchStatus({ match, renderClock }: { match: Match; renderClock: RenderClock }) {
  const view = useStatus(match, renderClock);
  const { time, status, silence, isInPlay, isFlagged } = view;
  const tone = isInPlay ? styles.live : isFlagged ? styles.flagged : styles.status;
  if (silence !== null)
    return (
      <span className={styles.silent} data-status={match.status}>
        {time !== null && <span className={styles.stopped}>{time}</span>} {silence}
      </span>
    );
  const first = time ?? status ?? view.halfTime;
  const second = time === null ? null : status;
  const note = view.after ?? (first === view.halfTime ? null : view.halfTime);
  // 'Postponed' alone is too wide for bold.
  const firstTone = second !== null && isFlagged ? styles.void : styles.first;
  return (
    <span className={tone} data-status={match.status}>
      {first !== null && (
        <span className={match.kind === 'off' && second === null ? undefined : firstTone}>
          {first}
        </span>
      )}
      {second !== null && `\n${second}`}
      {note !== null && <span className={styles.halfTime}>{`\n${note}`}</span>}
    </span>
  );
}
