import { memo } from 'react';
import { Link } from 'react-router';
import { useLiveMatch } from '../live/live-context.ts';
import { matchPath } from './match-path.ts';
import styles from './match-row.module.css';
import { MatchStatus } from './match-status.tsx';
import type { Match } from './match.ts';
import type { Moment } from './moment.ts';
import { TeamLine } from './team-line.tsx';

export interface MatchRowProps {
  id: string;
  /** The match as the page brought it; one that appeared since has none. */
  initial: Match | undefined;
  moment: Moment;
}

/** A match in a list. It follows its own match: nothing else renders when that one changes. */
export const MatchRow = memo(function MatchRow({ id, initial, moment }: MatchRowProps) {
  const match = useLiveMatch(id, initial);
  if (!match) return null;
  return (
    <li className={styles.item}>
      <Link
        className={match.kind === 'live' ? styles.liveRow : styles.row}
        to={matchPath(match)}
        data-match-id={id}
        data-kind={match.kind}
      >
        <MatchStatus match={match} moment={moment} />
        <span className={styles.teams}>
          <TeamLine match={match} side="home" />
          <TeamLine match={match} side="away" />
        </span>
      </Link>
    </li>
  );
});
