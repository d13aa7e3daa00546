import { SPORTS } from '../../realtime/sports/registry.ts';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Guard } from '../app/guard.tsx';
import { useLiveMatch } from '../live/live-context.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { matchPath } from '../paths/match-path.ts';
import styles from './match-row.module.css';
import { MatchStatus } from './match-status.tsx';
import type { Match } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { TeamCells } from './team-cells.tsx';

export interface MatchRowProps {
  id: string;
  /** The loaded match; undefined for one that appeared later. */
  initial: Match | undefined;
  renderClock: RenderClock;
  /** Link of a match; by default its page. */
  pathOf?: ((match: Match) => string) | undefined;
  /** Returns a match's action: stands beside the link, which must not contain a button. Must be stable. */
  actionOf?: ((match: Match) => ReactNode) | undefined;
}

const CANNOT_SHOW = <CannotShow what="match" height="calc(var(--match-row) - 1px)" />;

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

function RowContent({ match, renderClock, pathOf = matchPath, actionOf }: RowContentProps) {
  return (
    <>
      <Link
        className={`${styles.grid} ${match.kind === 'live' ? styles.liveRow : styles.row}`}
        to={pathOf(match)}
        data-match-id={match.id}
        data-kind={match.kind}
      >
        <MatchStatus match={match} renderClock={renderClock} />
        {SPORTS[match.sportKey].sides.map((side) => (
          <TeamCells key={side} match={match} side={side} />
        ))}
      </Link>
      {actionOf?.(match)}
    </>
  );
}
