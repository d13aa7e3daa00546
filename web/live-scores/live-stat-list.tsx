import { Link } from 'react-router';
import { useMidnight } from '../app/use-midnight.ts';
import { useLiveMatch } from '../live/live-context.ts';
import type { DayScores } from '../scores/day-scores.ts';
import type { LoadedDay } from '../scores/load-day.server.ts';
import { LoadFailed } from '../scores/load-failed.tsx';
import { MatchSummary, summaryGrid } from '../scores/match-summary.tsx';
import type { Match } from '../scores/match.ts';
import type { Moment } from '../scores/moment.ts';
import { useScoreboard } from '../scores/use-scoreboard.ts';
import { Notice } from '../ui/notice.tsx';
import surface from '../ui/surface.module.css';
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
  useMidnight(scores.now, scores.day.to);
  if (live.length === 0) return <Notice title="No match is live at this moment." />;
  return live.map(({ sportKey, name, leagues }) => (
    <section className={styles.sport} key={sportKey}>
      <h2 className={styles.heading}>{name}</h2>
      <ul className={surface.surface}>
        {leagues
          .flatMap(({ matchIds }) => matchIds)
          .map((id) => (
            <Choice key={id} id={id} initial={initial.get(id)} moment={scores} />
          ))}
      </ul>
    </section>
  ));
}

interface ChoiceProps {
  id: string;
  initial: Match | undefined;
  moment: Moment;
}

function Choice({ id, initial, moment }: ChoiceProps) {
  const match = useLiveMatch(id, initial);
  if (!match) return null;
  return (
    <li className={styles.item}>
      <Link
        className={`${summaryGrid} ${styles.link}`}
        to={`/live-stat?${new URLSearchParams({ matchId: id })}`}
      >
        <MatchSummary match={match} moment={moment} />
      </Link>
    </li>
  );
}
