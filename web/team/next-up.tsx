import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { Guard } from '../app/guard.tsx';
import { totalOf } from '../domain/leader.ts';
import { playOf, type Match } from '../domain/match.ts';
import { useLiveMatch } from '../live/live-store.ts';
import { useInitialMatch } from '../live/sport-room.tsx';
import { matchPath } from '../paths/match-path.ts';
import { useStatus } from '../scores/use-status.ts';
import { Crest } from '../ui/crest.tsx';
import { useText } from '../ui/use-text.ts';
import { isPlainlyComing, matchHeading } from './match-heading.ts';
import styles from './next-up.module.css';

export interface NextUpProps {
  /** The current or next match. */
  match: Match | null;
  renderClock: RenderClock;
  /** Shown at the end: a team's form, a link. */
  children?: ReactNode;
}

/** Shows the foot of a stage: the team's or player's current or next match. */
export function NextUp({ match, renderClock, children }: NextUpProps) {
  return (
    <div className={styles.foot}>
      {match && (
        <Guard of={match} fallback={null}>
          <FollowedMatch listed={match} renderClock={renderClock} />
        </Guard>
      )}
      {children}
    </div>
  );
}

function FollowedMatch({
  listed: given,
  renderClock,
}: {
  listed: Match;
  renderClock: RenderClock;
}) {
  const t = useText();
  const listed = useInitialMatch(given);
  const match = useLiveMatch(listed.id, listed) ?? listed;
  const view = useStatus(match, renderClock, true);
  const { time, status, halfTime, silence } = view;
  const [first, second] = SPORTS[match.sportKey].sides;
  const isPlayed = playOf(match) !== null;
  const state =
    silence ??
    ([isPlainlyComing(match, view) ? null : status, time].filter(Boolean).join(' ') || halfTime);
  return (
    <Link
      className={styles.match}
      to={matchPath(match)}
      data-match-id={match.id}
      data-live={view.isInPlay || undefined}
    >
      <span className={styles.when}>
        {[t(matchHeading(match, view)), state].filter(Boolean).join(' · ')}{' '}
      </span>
      <span className={styles.pair}>
        <span className={styles.side}>
          <Crest of={match[first]} shape={SPORTS[match.sportKey].crest} size={22} />
          <span>{match[first].shortName}</span>
        </span>
        <span className={styles.score}>
          {isPlayed
            ? ` ${totalOf(match, first)}–${totalOf(match, second)} `
            : first === 'away'
              ? ' @ '
              : ' – '}
        </span>
        <span className={styles.side}>
          <span>{match[second].shortName}</span>
          <Crest of={match[second]} shape={SPORTS[match.sportKey].crest} size={22} />
        </span>
      </span>
    </Link>
  );
}
