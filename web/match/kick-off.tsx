import { SPORTS } from '../../realtime/sports/registry.ts';
import { useText } from '../ui/use-text.ts';
import { isoOfStart, zoneOfStart } from '../../edge/shared/time/day.ts';
import { formatStartDay, formatTime, isThisYear } from '../../edge/shared/time/time-format.ts';
import { useTick } from '../live/live-context.ts';
import type { Fixture } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { isOverdue } from '../domain/overdue.ts';
import { countdownText } from './countdown-text.ts';
import styles from './kick-off.module.css';
import type { MatchSetting } from './load-match.server.ts';
import { Panel } from '../ui/panel.tsx';

/** Shows a match's start, venue and countdown; or that its start is overdue. */
export function KickOff({
  match,
  setting: { venue },
  renderClock,
}: {
  match: Fixture;
  setting: MatchSetting;
  renderClock: RenderClock;
}) {
  const t = useText();
  const { startTime, startTimeTbd } = match;
  const timeZone = zoneOfStart(match, renderClock.timeZone);
  const day = formatStartDay(t, match, timeZone, !isThisYear(startTime, renderClock));
  const left = useTick((now) => {
    if (isOverdue(match, now)) return t('kickOff.overdue');
    if (startTimeTbd) return t('kickOff.tbd');
    if (match.status === 'Delayed') return t('kickOff.delayed');
    return countdownText(t, startTime - now) ?? t('kickOff.soon');
  });
  return (
    <Panel title={t(`kickOff.${SPORTS[match.sportKey].beginning}`)}>
      <div className={styles.content}>
        <p className={styles.time}>
          <time dateTime={isoOfStart(match)}>
            {startTimeTbd
              ? day
              : t('date.withTime', { date: day, time: formatTime(startTime, timeZone) })}
          </time>
        </p>
        {venue && <p className={styles.venue}>{venue.place}</p>}
        <p
          className={styles.left}
          role={startTimeTbd ? undefined : 'timer'}
          aria-label={startTimeTbd ? undefined : t('kickOff.timer')}
        >
          {left}
        </p>
      </div>
    </Panel>
  );
}
