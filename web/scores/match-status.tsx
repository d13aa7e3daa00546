import styles from './match-status.module.css';
import type { Match } from './match.ts';
import type { Moment } from './moment.ts';
import { useStatus } from './use-status.ts';

/** Time and state of a match beside its row. It alone renders when the clock moves on. */
export function MatchStatus({ match, moment }: { match: Match; moment: Moment }) {
  const { time, status, halfTime, isLive, isFlagged } = useStatus(match, moment);
  const tone = isLive ? styles.live : isFlagged ? styles.flagged : undefined;
  return (
    <span className={`${styles.status} ${tone ?? ''}`} data-status={match.status}>
      {time && <span className={styles.time}>{time}</span>}
      {status && <span className={time ? styles.detail : styles.time}>{status}</span>}
      {halfTime && <span className={styles.halfTime}>{halfTime}</span>}
    </span>
  );
}
