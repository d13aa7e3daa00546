import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFavouriteKeys } from '../favourites/use-favourites.ts';
import { useLive } from '../live/live-context.ts';
import { useText } from '../ui/use-text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { DayListModel, Listing } from './day-list-model.ts';
import { isMine } from './is-mine.ts';
import { MatchRow } from './match-row.tsx';
import { starOfMatch } from './match-star.tsx';
import styles from './my-matches.module.css';
import { RowsCard } from './rows-card.tsx';

export interface MyMatchesProps {
  board: DayListModel;
  listing: Listing;
  renderClock: RenderClock;
  /** Shown instead if there are no such matches. */
  children?: ReactNode;
}

/** Shows a day's matches that are a fan's own (`isMine`), or `children` without any. */
export function MyMatches({ board, listing, renderClock, children = null }: MyMatchesProps) {
  const t = useText();
  const { initial } = board;
  const ids = useMine(board, listing);
  if (ids.length === 0) return children;
  const heading = (
    <h2 className={styles.heading}>
      <Link className={styles.link} to="/for-you">
        {t('scores.mine')}
      </Link>
    </h2>
  );
  return (
    <RowsCard heading={heading} headingHeight="var(--touch)" count={ids.length}>
      {ids.map((id) => (
        <MatchRow
          key={id}
          id={id}
          initial={initial.get(id)}
          renderClock={renderClock}
          actionOf={starOfMatch}
        />
      ))}
    </RowsCard>
  );
}

/** Returns the ids of a fan's matches of a day, live ones first. */
export function useMine({ initial }: DayListModel, { live, rest }: Listing): readonly string[] {
  const keys = useFavouriteKeys();
  const { store } = useLive().live;
  return useMemo(() => {
    if (keys.size === 0) return [];
    return [...live, ...rest]
      .flatMap(({ leagues }) => leagues.flatMap(({ matchIds }) => matchIds))
      .filter((id) => isMine(initial.get(id) ?? store.getState().matches.get(id), keys));
  }, [live, rest, keys, initial, store]);
}
