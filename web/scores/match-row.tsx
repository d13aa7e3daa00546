import { memo } from 'react';
import { Link } from 'react-router';
import { useLiveMatch } from '../live/live-context.ts';
import { matchPath } from './match-path.ts';
import styles from './match-row.module.css';
import { MatchSummary, summaryGrid } from './match-summary.tsx';
import type { Match } from './match.ts';
import type { Moment } from './moment.ts';

export interface MatchRowProps {
  id: string;
  /** The match as the page brought it; one that appeared since has none. */
  initial: Match | undefined;
  moment: Moment;
  /** Where it leads: to the match's page unless told. */
  pathOf?: ((match: Match) => string) | undefined;
}

/** A match in a list. It follows its own match: nothing else renders when that one changes. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { id, initial, moment, pathOf = matchPath } = props;
  const match = useLiveMatch(id, initial);
  if (!match) return null;
  return (
    <li className={styles.item}>
      <Link
        className={`${summaryGrid} ${match.kind === 'live' ? styles.liveRow : styles.row}`}
        to={pathOf(match)}
        data-match-id={id}
        data-kind={match.kind}
      >
        <MatchSummary match={match} moment={moment} />
      </Link>
    </li>
  );
});
