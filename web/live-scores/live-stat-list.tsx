import type { EncodedDay } from '../scores/encoded-day.ts';
import { DayBoard } from '../scores/day-board.tsx';
import type { DayScores } from '../domain/day-scores.ts';
import { LeagueList } from '../scores/league-list.tsx';
import type { Match } from '../domain/match.ts';
import type { DayListModel } from '../scores/day-list-model.ts';
import { useListing } from '../scores/use-listing.ts';
import { Notice } from '../ui/notice.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './live-stat.module.css';

/** The live matches to choose from, where none was asked for. */
export function LiveStatList({ day }: { day: EncodedDay }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Live statistics</h1>
      <DayBoard day={day}>{(board, scores) => <Choices board={board} scores={scores} />}</DayBoard>
    </div>
  );
}

function Choices({ board, scores }: { board: DayListModel; scores: DayScores }) {
  const { live } = useListing(board);
  if (live.length === 0) return <Notice title="No match is live at this moment." />;
  return (
    <section className={styles.list} aria-labelledby="being-played">
      <h2 className={visuallyHidden.text} id="being-played">
        Being played
      </h2>
      <LeagueList
        sports={live}
        isBySport
        pathOf={statPath}
        initial={board.initial}
        renderClock={scores}
      />
    </section>
  );
}

function statPath({ id }: Match): string {
  return `/live-stat?${new URLSearchParams({ matchId: id })}`;
}
