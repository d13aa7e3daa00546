import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import type { EncodedDay } from '../encoded-day.ts';
import { DayBoard } from '../day-board.tsx';
import type { DayScores } from '../../domain/day-scores.ts';
import { LeagueList } from '../league-list.tsx';
import type { DayListModel } from '../day-list-model.ts';
import { useListing } from '../use-listing.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { multiViewPath } from '../../paths/multi-view-path.ts';
import { Notice } from '../../ui/notice.tsx';
import { SportChips } from '../sport-chips.tsx';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { isSoon } from './live-or-soon.ts';
import styles from './live-page.module.css';
import { onlyMatches } from '../only-matches.ts';

export interface LivePageProps {
  day: EncodedDay;
  /** The sport that the page opens with, if any. */
  sportKey?: SportKey | null;
}

/** Lists the live matches of every sport, and those about to begin. */
export function LivePage({ day, sportKey = null }: LivePageProps) {
  const t = useText();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('scores.liveNow')}</h1>
        <Link className={button.button} to={multiViewPath([])}>
          {t('livePage.multiView')}
        </Link>
      </div>
      <DayBoard day={day}>
        {(board, scores) => <LiveMatches board={board} scores={scores} opened={sportKey} />}
      </DayBoard>
    </div>
  );
}

interface LiveMatchesProps {
  board: DayListModel;
  scores: DayScores;
  opened: SportKey | null;
}

function LiveMatches({ board, scores, opened }: LiveMatchesProps) {
  const t = useText();
  const { initial } = board;
  const { live, rest, liveCount } = useListing(board);
  const [chosen, choose] = useState(opened);
  const counts = live.map((sport) => ({ key: sport.sportKey, count: sport.matchCount }));
  // The requested sport is listed even without a live match.
  if (opened !== null && !counts.some(({ key }) => key === opened))
    counts.push({ key: opened, count: 0 });
  // If the chosen sport has no live match any more, all sports are shown.
  const sportKey = counts.some(({ key }) => key === chosen) ? chosen : null;
  // Buttons react at once: hundreds of rows take longer.
  const listed = useDeferredValue(sportKey);
  const isShown = (sport: { sportKey: SportKey }) => listed === null || sport.sportKey === listed;
  const soon = onlyMatches(rest, (id) => {
    const match = initial.get(id);
    return match !== undefined && isSoon(match, scores.now);
  });
  return (
    <>
      <SportChips sports={counts} total={liveCount} chosen={sportKey} onChoose={choose} />
      <section className={styles.list} aria-labelledby="being-played">
        <h2 className={visuallyHidden.text} id="being-played">
          {t('scores.inPlay')}
        </h2>
        {!live.some(isShown) && <Notice title={t('scores.noneLive')} />}
        <LeagueList
          sports={live.filter(isShown)}
          isCollapsible
          headingLevel={3}
          initial={initial}
          renderClock={scores}
        />
      </section>
      {soon.some(isShown) && (
        <section className={styles.list} aria-labelledby="soon">
          <h2 className={styles.heading} id="soon">
            {t('livePage.soon')}
          </h2>
          <LeagueList
            sports={soon.filter(isShown)}
            isCollapsible
            headingLevel={3}
            initial={initial}
            renderClock={scores}
          />
        </section>
      )}
    </>
  );
}
