import { Link } from 'react-router';
import { formatDayOfYear } from '../app/time-format.ts';
import { matchPath } from '../scores/match-path.ts';
import type { Moment } from '../scores/moment.ts';
import { FormGuide } from '../standings/form-guide.tsx';
import type { PastMatch } from './head-to-head.ts';
import styles from './past-matches.module.css';

/** Results in a list, each leading to its match. */
export function PastMatches({
  matches,
  moment,
}: {
  matches: readonly PastMatch[];
  moment: Moment;
}) {
  return (
    <ul>
      {matches.map(({ match, side, outcome }) => (
        <li key={match.id} className={styles.item}>
          <Link className={styles.match} to={matchPath(match)}>
            <time className={styles.date} dateTime={new Date(match.startTime).toISOString()}>
              {formatDayOfYear(match.startTime, moment.timeZone)}
            </time>
            <span className={side === 'home' ? styles.own : styles.home}>{match.home.name}</span>
            <span className={styles.score}>
              {match.score.home}–{match.score.away}
            </span>
            <span className={side === 'away' ? styles.ownAway : styles.away}>
              {match.away.name}
            </span>
            <FormGuide form={[outcome]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
