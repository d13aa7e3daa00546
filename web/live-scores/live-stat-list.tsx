import { Link } from 'react-router';
import { useLiveMatch } from '../live/live-context.ts';
import type { DayScores } from '../scores/day-scores.ts';
import type { LoadedDay } from '../scores/load-day.server.ts';
import { LoadFailed } from '../scores/load-failed.tsx';
import type { Match } from '../scores/match.ts';
import { TeamLine } from '../scores/team-line.tsx';
import { useScoreboard } from '../scores/use-scoreboard.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './live-stat.module.css';

/** The live matches to choose from, where none was asked for. */
export function LiveStatList({ day }: { day: LoadedDay }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Live statistics</h1>
      {day.kind === 'loaded' ? (
        <Choices scores={day.scores} />
      ) : (
        <LoadFailed message={day.message} />
      )}
    </div>
  );
}

function Choices({ scores }: { scores: DayScores }) {
  const { live, initial } = useScoreboard(scores);
  const ids = live.flatMap(({ leagues }) => leagues.flatMap(({ matchIds }) => matchIds));
  if (ids.length === 0) return <Notice title="No match is live at this moment." />;
  return (
    <ul className={styles.list}>
      {ids.map((id) => (
        <Choice key={id} id={id} initial={initial.get(id)} />
      ))}
    </ul>
  );
}

function Choice({ id, initial }: { id: string; initial: Match | undefined }) {
  const match = useLiveMatch(id, initial);
  if (!match) return null;
  return (
    <li className={styles.item}>
      <Link className={styles.link} to={`/live-stat?${new URLSearchParams({ matchId: id })}`}>
        <TeamLine match={match} side="home" />
        <TeamLine match={match} side="away" />
      </Link>
    </li>
  );
}
