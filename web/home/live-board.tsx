import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useText } from '../ui/use-text.ts';
import type { DayListModel, Listing } from '../scores/day-list-model.ts';
import { FIRST_LIVE_ROWS, useCutRows } from './cut-rows.ts';
import { LeagueList } from '../scores/league-list.tsx';
import { SportChips } from '../scores/sport-chips.tsx';
import styles from './live-board.module.css';

export interface LiveBoardProps {
  board: DayListModel;
  listing: Listing;
  renderClock: RenderClock;
}

/** Lists the live matches by league, of all sports or of one. */
export function LiveBoard({ board, listing: { live, liveCount }, renderClock }: LiveBoardProps) {
  const t = useText();
  const [chosen, choose] = useState<SportKey | null>(null);
  const sportKey = live.some((sport) => sport.sportKey === chosen) ? chosen : null;
  // Chips react at once: hundreds of rows take longer.
  const listed = useDeferredValue(sportKey);
  const rendered = useCutRows(live, FIRST_LIVE_ROWS);
  const shown = listed === null ? rendered : rendered.filter((sport) => sport.sportKey === listed);
  return (
    <section className={styles.live} aria-labelledby="live-now">
      <div className={styles.head}>
        <h2 className={styles.heading} id="live-now">
          <Link to="/live">
            {t('scores.liveNow')}{' '}
            {liveCount > 0 && <span className={styles.count}>{liveCount}</span>}
          </Link>
        </h2>
        {live.length > 1 && (
          <SportChips
            sports={live.map((sport) => ({ key: sport.sportKey, count: sport.matchCount }))}
            chosen={sportKey}
            onChoose={choose}
          />
        )}
      </div>
      {live.length === 0 && <p className={styles.none}>{t('scores.noneLive')}</p>}
      <LeagueList
        sports={shown}
        isCollapsible
        headingLevel={3}
        initial={board.initial}
        renderClock={renderClock}
      />
    </section>
  );
}
