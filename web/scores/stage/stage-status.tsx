import { writtenScore } from '../../../realtime/sports/side-order.ts';
import type { Sides } from '../../../realtime/protocol/primitives.ts';
import { addDays, dayOfStart, isoOfStart, startOfDay } from '../../../edge/shared/time/day.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { formatStartDay, formatTime, isThisYear } from '../../../edge/shared/time/time-format.ts';
import type { Text } from '../../../edge/shared/text/text.ts';
import { playOf, type Fixture, type Match } from '../../domain/match.ts';
import { useText } from '../../ui/use-text.ts';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import type { StatusView } from '../display-status.ts';
import { useStatus } from '../use-status.ts';
import styles from './match-stage.module.css';

export interface StageStatusProps {
  match: Match;
  renderClock: RenderClock;
  /** The score before a correction, shown for a while. */
  was: Sides | null;
}

/** Shows minute, period or start in the circle on the halfway line. */
export function StageStatus({ match, renderClock, was }: StageStatusProps) {
  const t = useText();
  const view = useStatus(match, renderClock, true);
  const { silence, staleInShort, isLive, isFlagged } = view;
  const [main, ordinary] = wordsOf(t, match, view, renderClock);
  const detail = was ? t('scores.was', { score: writtenScore(match.sportKey, was) }) : ordinary;
  return (
    <p
      className={styles.circle}
      data-status={match.status}
      data-tone={silence !== null || isFlagged ? 'warn' : isLive ? 'live' : undefined}
    >
      {main && (
        <b className={main.length > LONG ? styles.long : undefined}>
          {match.kind === 'fixture' ? <time dateTime={isoOfStart(match)}>{main}</time> : main}
        </b>
      )}
      {silence !== null && <span className={visuallyHidden.text}> {silence}</span>}
      {silence === null && detail && <small>{detail}</small>}
      {silence !== null && <small aria-hidden="true">{staleInShort}</small>}
      {isPutOff(match) && !match.startTimeTbd && (
        <small>
          <s>
            <time dateTime={isoOfStart(match)}>
              {formatTime(match.startTime, renderClock.timeZone)}
            </time>
          </s>
        </small>
      )}
    </p>
  );
}

/** Characters that fit the circle in its large type. */
const LONG = 6;

/** Returns the circle's words, the largest first. */
function wordsOf(
  t: Text,
  match: Match,
  { time, status, halfTime, after }: StatusView,
  clock: RenderClock,
): string[] {
  if (match.kind === 'fixture') return startWords(t, match, status, clock);
  const given = (words: readonly (string | null)[]) => words.filter((word) => word !== null);
  if (match.kind === 'off') return given([status]);
  if (match.kind === 'result') return given([status, after ?? halfTime]);
  const shootout = playOf(match)?.shootout;
  if (shootout) return given([status, writtenScore(match.sportKey, shootout)]);
  return given([time, status, halfTime]);
}

/** Returns the start time, then the day or what is wrong with the start. */
function startWords(t: Text, match: Fixture, status: string | null, clock: RenderClock): string[] {
  const day = dayText(t, match, clock);
  const isAsPlanned = status === null || status === t('eventStatus.Upcoming');
  const start = match.startTimeTbd
    ? [day, t('date.tbd')]
    : [formatTime(match.startTime, clock.timeZone), day];
  return isAsPlanned ? start : [start[0] ?? day, status];
}

/** Returns the day of a fixture: 'Today', 'Tomorrow', 'Sat 21 Nov'. */
function dayText(t: Text, match: Fixture, clock: RenderClock): string {
  const { now, timeZone } = clock;
  if (!match.startDayTbd) {
    const day = dayOfStart(match, timeZone);
    if (day === startOfDay(now, timeZone)) return t('day.today');
    if (day === addDays(now, 1, timeZone)) return t('day.tomorrow');
  }
  return formatStartDay(t, match, timeZone, !isThisYear(match.startTime, clock));
}

function isPutOff({ status }: Match): boolean {
  return status === 'Postponed' || status === 'Cancelled';
}
