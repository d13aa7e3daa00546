import { writtenScore } from '../../realtime/sports/side-order.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { Match } from '../domain/match.ts';
import { playOf } from '../domain/match.ts';
import { FittingName } from '../ui/fitting-name.tsx';
import { useText } from '../ui/use-text.ts';
import type { StatusView } from './display-status.ts';
import styles from './row-status.module.css';
import type { ScoreNews } from './stage/use-score-news.ts';
import { useStatus } from './use-status.ts';

export interface RowStatusProps {
  match: Match;
  news: ScoreNews | null;
  renderClock: RenderClock;
}

/**
 * Shows the time and the state of a match in its row, on one line each. Only this part renders when
 * the clock advances.
 */
export function RowStatus({ match, news, renderClock }: RowStatusProps) {
  const t = useText();
  const view = useStatus(match, renderClock);
  const { first, second, tone, isVoid = false } = statusLines(t, match, view);
  const detail =
    news?.kind === 'taken-back'
      ? t('scores.was', { score: writtenScore(match.sportKey, news.was) })
      : news?.kind === 'scored'
        ? [first, second].filter(Boolean).join(' · ')
        : second;
  return (
    <span
      className={[styles.status, styles[tone]].filter(Boolean).join(' ')}
      data-status={match.status}
    >
      {news?.kind === 'scored' ? (
        <bdi className={styles.plate}>{plateOf(t, match, news.points)}</bdi>
      ) : (
        first !== null && <FirstLine text={first} short={shortOf(t, match)} />
      )}
      {detail !== null && '\n'}
      {detail !== null && (isVoid ? <s>{detail}</s> : detail)}
    </span>
  );
}

function plateOf(t: Text, { sportKey }: Match, points: number): string {
  return SPORTS[sportKey].scoreIncident === 'goal' ? t('scores.goalNow') : `+${points}`;
}

/** Texts with more characters than this use their short form, since the column is narrow. */
const FITS = 8;

function FirstLine({ text, short }: { text: string; short: string | undefined }) {
  if (short === undefined || text.length <= FITS)
    return <span className={styles.first}>{text}</span>;
  return <FittingName of={{ name: text, shortName: short }} fits={FITS} className={styles.first} />;
}

const SHORTENED = ['Postponed', 'Cancelled', 'Abandoned', 'Suspended', 'Interrupted'] as const;

function shortOf(t: Text, { status }: Match): string | undefined {
  const known = SHORTENED.find((each) => each === status);
  return known && t(`eventStatusShort.${known}`);
}

interface StatusLines {
  first: string | null;
  second: string | null;
  tone: 'upcoming' | 'live' | 'warn' | 'over';
  /** Whether the second line is a start time that no longer applies. */
  isVoid?: boolean;
}

function statusLines(t: Text, match: Match, view: StatusView): StatusLines {
  const { time, status, halfTime, after, silence, isFlagged, isOverdue } = view;
  if (silence !== null)
    return { first: time ?? status ?? halfTime, second: t('scores.noNews'), tone: 'warn' };
  switch (match.kind) {
    case 'fixture':
      return { first: time, second: status, tone: isOverdue ? 'warn' : 'upcoming' };
    case 'off':
      return { first: status, second: time, tone: 'over', isVoid: isFlagged };
    case 'result':
      return { first: time ?? status, second: after ?? halfTime, tone: 'over' };
    case 'live':
      return liveLines(t, match, view);
  }
}

function liveLines(t: Text, match: Match, view: StatusView): StatusLines {
  const { time, status, halfTime } = view;
  const { matchStatus, sportKey } = match;
  const tone = match.status === 'Live' ? 'live' : 'warn';
  if (matchStatus === 'PEN') {
    const shootout = playOf(match)?.shootout;
    return { first: status, second: shootout ? writtenScore(sportKey, shootout) : null, tone };
  }
  // The mark of half-time is above its score: 'HT | 1-0'.
  if (time === null && status === null && halfTime !== null) {
    const [mark = '', score = null] = halfTime.split(' | ');
    return { first: mark, second: score, tone };
  }
  if (SPORTS[sportKey].clock !== 'played' || tone === 'warn')
    return { first: status, second: time ?? outsOf(t, match), tone };
  return { first: time ?? status, second: time === null ? halfTime : (status ?? halfTime), tone };
}

function outsOf(t: Text, match: Match): string | null {
  const outs = match.kind === 'live' ? match.situation?.outs : undefined;
  return outs === undefined ? null : t('situation.outs', { outs });
}
