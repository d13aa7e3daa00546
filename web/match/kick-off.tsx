import { SPORTS } from '../../realtime/sports/registry.ts';
import { useText } from '../text/use-text.ts';
import { isoOfStart, zoneOfStart } from '../time/day.ts';
import { formatDay, formatTime, isThisYear } from '../time/time-format.ts';
import { useTick } from '../live/live-context.ts';
import type { Fixture } from '../domain/match.ts';
import type { RenderClock } from '../time/render-clock.ts';
import { countdownText } from './countdown-text.ts';
import styles from './kick-off.module.css';
import type { MatchSetting } from './load-match.server.ts';
import { Panel } from '../ui/panel.tsx';

/** When and where a match begins, and how long that is from now. */
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
  const left = useTick((now) => (startTimeTbd ? null : countdownText(t, startTime - now)));
  const day = formatDay(t, startTime, timeZone, !isThisYear(startTime, renderClock));
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
        {venue && (
          <p className={styles.venue}>{[venue.name, venue.city].filter(Boolean).join(', ')}</p>
        )}
        {startTimeTbd ? (
          <p className={styles.left}>{t('kickOff.tbd')}</p>
        ) : (
          <p className={styles.left} role="timer" aria-label={t('kickOff.timer')}>
            {match.status === 'Delayed' ? t('kickOff.delayed') : (left ?? t('kickOff.soon'))}
          </p>
        )}
      </div>
    </Panel>
  );
}
