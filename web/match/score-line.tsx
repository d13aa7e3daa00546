import { useEffect, useState, type RefObject } from 'react';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { gamePoints, runningSet } from '../domain/in-sets.ts';
import { totalOf } from '../domain/leader.ts';
import { playOf, type Match } from '../domain/match.ts';
import { useStatus } from '../scores/use-status.ts';
import { useText } from '../text/use-text.ts';
import type { RenderClock } from '../time/render-clock.ts';
import { Crest } from '../ui/crest.tsx';
import { FittingName } from '../ui/fitting-name.tsx';
import styles from './score-line.module.css';

export interface ScoreLineProps {
  /** What shows the same at its full size. */
  header: RefObject<HTMLElement | null>;
  match: Match;
  renderClock: RenderClock;
}

/**
 * Score and clock in one line at the top of the screen, once those of the
 * header above it have been scrolled away. It says nothing that the header does
 * not, so screen readers pass over it.
 */
export function ScoreLine({ header, match, renderClock }: ScoreLineProps) {
  if (!useIsAbove(header)) return null;
  return (
    <div className={styles.line} aria-hidden="true" data-score-line>
      <Name match={match} side="home" />
      <div className={styles.middle}>
        <Score match={match} />
        <Status match={match} renderClock={renderClock} />
      </div>
      <Name match={match} side="away" />
    </div>
  );
}

/** Whether an element has been scrolled out at the top, or under the bar there. */
function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setAbove(!!entry && !entry.isIntersecting && entry.boundingClientRect.bottom <= BAR),
      { rootMargin: `-${BAR}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}

/** About as tall as the bar that stays at the top of a desktop, px. */
const BAR = 56;

function Name({ match, side }: { match: Match; side: Side }) {
  const name = <FittingName of={match[side]} />;
  const crest = <Crest of={match[side]} shape={SPORTS[match.sportKey].contestant} />;
  return (
    <div className={styles[side]}>
      {side === 'home' && name}
      {crest}
      {side === 'away' && name}
    </div>
  );
}

function Score({ match }: { match: Match }) {
  const t = useText();
  if (!playOf(match)) return <span className={styles.score}>{t('matchPage.versus')}</span>;
  return (
    <span className={styles.score}>
      {totalOf(match, 'home')} – {totalOf(match, 'away')}
    </span>
  );
}

function Status({ match, renderClock }: { match: Match; renderClock: RenderClock }) {
  const { time, status, after, halfTime, silence, isInPlay, isFlagged } = useStatus(
    match,
    renderClock,
    true,
  );
  const set = playOf(match)?.periods[runningSet(match)];
  const points = gamePoints(match);
  const running = [set, points].flatMap((each) => (each ? `${each.home}–${each.away}` : []));
  const parts = [status, after, ...running, time].filter((part) => part !== null);
  const tone = silence !== null || isFlagged ? 'warn' : isInPlay ? 'live' : undefined;
  return (
    <span className={styles.status} data-tone={tone}>
      {silence ?? (parts.length > 0 ? parts.join(' · ') : halfTime)}
    </span>
  );
}
