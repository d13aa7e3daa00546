import type { EncodedDay } from '../../scores/encoded-day.ts';
import { DayBoard } from '../../scores/day-board.tsx';
import type { DayScores } from '../../domain/day-scores.ts';
import { LeagueList } from '../../scores/league-list.tsx';
import type { Match } from '../../domain/match.ts';
import type { DayListModel } from '../../scores/day-list-model.ts';
import { useListing } from '../../scores/use-listing.ts';
import { Notice } from '../../ui/notice.tsx';
import { useText } from '../../ui/use-text.ts';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import styles from './live-stat.module.css';

/** Lists the live matches to choose from, for an address without a match. */
export function LiveStatList({ day }: { day: EncodedDay }) {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('liveStat.title')}</h1>
      <DayBoard day={day}>{(board, scores) => <Choices board={board} scores={scores} />}</DayBoard>
    </div>
  );
}

function Choices({ board, scores }: { board: DayListModel; scores: DayScores }) {
  const t = useText();
  const { live } = useListing(board);
  if (live.length === 0) return <Notice title={t('scores.noneLive')} />;
  return (
    <section className={styles.list} aria-labelledby="being-played">
      <h2 className={visuallyHidden.text} id="being-played">
        {t('scores.inPlay')}
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
