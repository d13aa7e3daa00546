import { memo } from 'react';
import { Link } from 'react-router';
import { Guard } from '../app/guard.tsx';
import { useLiveMatch } from '../live/live-context.ts';
import { CannotShow } from '../ui/cannot-show.tsx';
import { matchPath } from '../paths/match-path.ts';
import styles from './match-row.module.css';
import { MatchSummary, summaryGrid } from './match-summary.tsx';
import type { Match } from '../domain/match.ts';
import type { Moment } from '../time/render-clock.ts';

export interface MatchRowProps {
  id: string;
  /** The match as the page brought it; one that appeared since has none. */
  initial: Match | undefined;
  moment: Moment;
  /** Where it leads: to the match's page unless told. */
  pathOf?: ((match: Match) => string) | undefined;
}

const CANNOT_SHOW = <CannotShow what="match" height="calc(var(--match-row) - 1px)" />;

/** A match in a list. It follows its own match: nothing else renders when that one changes. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { id, initial, moment, pathOf = matchPath } = props;
  const match = useLiveMatch(id, initial);
  if (!match) return null;
  return (
    <li className={styles.item}>
      <Guard of={match} fallback={CANNOT_SHOW}>
        <RowLink match={match} moment={moment} pathOf={pathOf} />
      </Guard>
    </li>
  );
});

interface RowLinkProps {
  match: Match;
  moment: Moment;
  pathOf: (match: Match) => string;
}

function RowLink({ match, moment, pathOf }: RowLinkProps) {
  return (
    <Link
      className={`${summaryGrid} ${match.kind === 'live' ? styles.liveRow : styles.row}`}
      to={pathOf(match)}
      data-match-id={match.id}
      data-kind={match.kind}
    >
      <MatchSummary match={match} moment={moment} />
    </Link>
  );
}
