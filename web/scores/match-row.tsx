import { SPORTS } from '../../realtime/sports/registry.ts';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Guard } from '../app/guard.tsx';
import { useLiveMatch } from '../live/live-store.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { matchPath } from '../paths/match-path.ts';
import styles from './match-row.module.css';
import type { Side, Sides } from '../../realtime/protocol/primitives.ts';
import { totalOf } from '../domain/leader.ts';
import type { Match } from '../domain/match.ts';
import { kitOfSide } from './late-lines.tsx';
import { RowNote } from './row-note.tsx';
import { RowStatus } from './row-status.tsx';
import { useScoreNews } from './stage/use-score-news.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { TeamCells } from './team-cells.tsx';

export interface MatchRowProps {
  id: string;
  /** The loaded match; undefined for one that appeared later. */
  initial: Match | undefined;
  renderClock: RenderClock;
  /** Returns the path to which a match links; by default its page. */
  pathOf?: ((match: Match) => string) | undefined;
  /**
   * Returns a match's action, which is placed beside the link, since a link must not contain a
   * button. Must be stable.
   */
  actionOf?: ((match: Match) => ReactNode) | undefined;
}

const CANNOT_SHOW = <CannotShow what="match" height="var(--row)" />;

/** Shows a match in a list. Renders only when this match changes. */
export const MatchRow = memo(function MatchRow({ id, initial, ...props }: MatchRowProps) {
  const match = useLiveMatch(id, initial);
  if (!match) return null;
  return (
    <li className={props.actionOf ? styles.itemWithAction : styles.item}>
      <Guard of={match} fallback={CANNOT_SHOW}>
        <RowContent match={match} {...props} />
      </Guard>
    </li>
  );
});

interface RowContentProps extends Omit<MatchRowProps, 'id' | 'initial'> {
  match: Match;
}

/** How long a row shows a goal and a correction, ms. */
const HOLD = { scored: 8_000, takenBack: 10_000 };

function RowContent({ match, renderClock, pathOf = matchPath, actionOf }: RowContentProps) {
  const news = useScoreNews(match, HOLD);
  const scorer = news?.kind === 'scored' ? news.side : null;
  return (
    <>
      <Link
        className={scorer === null ? styles.grid : `${styles.grid} ${styles.goal}`}
        to={pathOf(match)}
        discover="none"
        data-match-id={match.id}
        data-kind={match.kind}
        data-kit={scorer === null ? undefined : kitOfSide(match, scorer)}
      >
        <RowStatus match={match} news={news} renderClock={renderClock} />
        {SPORTS[match.sportKey].sides.map((side) => (
          <TeamCells
            key={side}
            match={match}
            side={side}
            isCorrected={news?.kind === 'taken-back' && isChanged(match, news.was, side)}
          />
        ))}
        {match.kind === 'live' && <RowNote match={match} timeZone={renderClock.timeZone} />}
      </Link>
      {actionOf?.(match)}
    </>
  );
}

function isChanged(match: Match, was: Sides, side: Side): boolean {
  return totalOf(match, side) !== was[side];
}
