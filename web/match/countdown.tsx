import { useText } from '../ui/use-text.ts';
import { useTick } from '../live/live-context.ts';
import type { Fixture } from '../domain/match.ts';
import { isOverdue } from '../../edge/shared/overdue.ts';
import { countdownText } from './countdown-text.ts';
import styles from './countdown.module.css';

/** Counts down to a match's start; or says that it is overdue, delayed or not fixed. */
export function Countdown({ match }: { match: Fixture }) {
  const t = useText();
  const { startTime, startTimeTbd } = match;
  const left = useTick((now) => {
    if (isOverdue(match, now)) return t('kickOff.overdue');
    if (startTimeTbd) return t('kickOff.tbd');
    if (match.status === 'Delayed') return t('kickOff.delayed');
    return countdownText(t, startTime - now) ?? t('kickOff.soon');
  });
  return (
    <p
      className={styles.left}
      role={startTimeTbd ? undefined : 'timer'}
      aria-label={startTimeTbd ? undefined : t('kickOff.timer')}
      data-long={left.length > LONG || undefined}
    >
      {left}
    </p>
  );
}

/** Characters that fit between the sides in the large type. */
const LONG = 12;
