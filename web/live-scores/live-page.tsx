import { useDeferredValue, useState } from 'react';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { EncodedDay } from '../scores/encoded-day.ts';
import { DayBoard } from '../scores/day-board.tsx';
import type { DayScores } from '../domain/day-scores.ts';
import { LeagueList } from '../scores/league-list.tsx';
import type { DayListModel } from '../scores/day-list-model.ts';
import { useListing } from '../scores/use-listing.ts';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { isSoon } from './live-or-soon.ts';
import styles from './live-page.module.css';
import { onlyMatches } from '../scores/only-matches.ts';

/** Every match that is being played, in every sport, and those about to begin. */
export function LivePage({ day }: { day: EncodedDay }) {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('scores.liveNow')}</h1>
      <DayBoard day={day}>
        {(board, scores) => <LiveMatches board={board} scores={scores} />}
      </DayBoard>
    </div>
  );
}

function LiveMatches({ board, scores }: { board: DayListModel; scores: DayScores }) {
  const t = useText();
  const { initial } = board;
  const { live, rest, liveCount } = useListing(board);
  const [chosen, choose] = useState<SportKey | null>(null);
  // What is chosen may have ended: then everything is shown again.
  const sportKey = live.some((sport) => sport.sportKey === chosen) ? chosen : null;
  // The buttons answer at once: hundreds of rows take longer.
  const listed = useDeferredValue(sportKey);
  const isShown = (sport: { sportKey: SportKey }) => listed === null || sport.sportKey === listed;
  const soon = onlyMatches(rest, (id) => {
    const match = initial.get(id);
    return match !== undefined && isSoon(match, scores.now);
  });
  return (
    <>
      <ul className={styles.sports} aria-label={t('livePage.sports')}>
        <SportButton
          name={t('navigation.all')}
          count={liveCount}
          isChosen={sportKey === null}
          onChoose={() => choose(null)}
        />
        {live.map((sport) => (
          <SportButton
            key={sport.sportKey}
            name={t(`sport.${sport.sportKey}`)}
            count={sport.matchCount}
            isChosen={sport.sportKey === sportKey}
            onChoose={() => choose(sport.sportKey)}
          />
        ))}
      </ul>
      <section className={styles.list} aria-labelledby="being-played">
        <h2 className={visuallyHidden.text} id="being-played">
          {t('scores.inPlay')}
        </h2>
        {live.length === 0 && <Notice title={t('scores.noneLive')} />}
        <LeagueList
          sports={live.filter(isShown)}
          isBySport
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
            isBySport
            initial={initial}
            renderClock={scores}
          />
        </section>
      )}
    </>
  );
}

interface SportButtonProps {
  name: string;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
}

function SportButton({ name, count, isChosen, onChoose }: SportButtonProps) {
  return (
    <li>
      <button type="button" className={button.button} aria-pressed={isChosen} onClick={onChoose}>
        {name}
        <span className={styles.count}>{count}</span>
      </button>
    </li>
  );
}
