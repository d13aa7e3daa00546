import { Link } from 'react-router';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { Guard } from '../app/guard.tsx';
import { isPlainlyComing, matchHeading } from './match-heading.ts';
import type { ListedMatch } from '../domain/event-page.ts';
import { roundOf } from '../../edge/shared/text/round-name.ts';
import { useText } from '../ui/use-text.ts';
import { useInitialMatch } from '../live/sport-room.tsx';
import { useLiveMatch } from '../live/live-store.ts';
import { Flashing } from '../ui/flashing.tsx';
import { totalOf } from '../domain/leader.ts';
import { matchPath } from '../paths/match-path.ts';
import { playOf, type Match } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useStatus } from '../scores/use-status.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { Crest } from '../ui/crest.tsx';
import { longestWord } from '../ui/fitting-name.tsx';
import surface from '../ui/surface.module.css';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './next-match.module.css';

/** Shows a team's current or next match. */
export function NextMatch({
  entry,
  renderClock,
}: {
  entry: ListedMatch;
  renderClock: RenderClock;
}) {
  const listed = useInitialMatch(entry.match);
  const match = useLiveMatch(listed.id, listed) ?? listed;
  return (
    <Guard of={match} fallback={CANNOT_SHOW}>
      <LargeMatch entry={entry} match={match} renderClock={renderClock} />
    </Guard>
  );
}

const CANNOT_SHOW = (
  <section className={surface.surface}>
    <CannotShow what="match" />
  </section>
);

interface LargeMatchProps {
  entry: ListedMatch;
  /** Live state. */
  match: Match;
  renderClock: RenderClock;
}

function LargeMatch({ entry: { round, venue }, match, renderClock }: LargeMatchProps) {
  const t = useText();
  const view = useStatus(match, renderClock, true);
  const { time, status, halfTime, silence, isInPlay } = view;
  const isPlayed = playOf(match) !== null;
  const [first, second] = SPORTS[match.sportKey].sides;
  const isPlain = isPlainlyComing(match, view);
  return (
    <section className={surface.surface} aria-labelledby="next-match">
      <h2 className={styles.title} id="next-match">
        {t(matchHeading(match, view))}
        <span className={styles.league}>
          {[match.leagueName, roundOf(t, round, match.sportKey)].filter(Boolean).join(' · ')}
        </span>
      </h2>
      <Link className={styles.match} to={matchPath(match)} data-match-id={match.id}>
        <TeamSide match={match} side={first} />
        <span className={isInPlay ? styles.liveMiddle : styles.middle}>
          {isPlayed ? (
            <span className={styles.score}>
              <Flashing value={totalOf(match, first)}>{totalOf(match, first)}</Flashing>
              <span className={styles.dash}>–</span>
              <Flashing value={totalOf(match, second)}>{totalOf(match, second)}</Flashing>
            </span>
          ) : (
            <span className={visuallyHidden.text}>{t('team.against')}</span>
          )}
          <span className={isPlayed ? styles.status : styles.start}>
            {silence ?? ([isPlain ? null : status, time].filter(Boolean).join(' ') || halfTime)}
          </span>
        </span>
        <TeamSide match={match} side={second} />
      </Link>
      <p className={styles.venue}>{venue}</p>
    </section>
  );
}

function TeamSide({ match, side }: { match: Match; side: Side }) {
  return (
    <span className={styles.team}>
      <Crest of={match[side]} shape={SPORTS[match.sportKey].crest} size={40} />
      <span className={styles.name} style={{ '--longest': longestWord(match[side].name) }}>
        {match[side].name}
      </span>
    </span>
  );
}
