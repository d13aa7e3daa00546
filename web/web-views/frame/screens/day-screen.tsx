import { useMemo } from 'react';
import { Guard } from '../../../app/guard.tsx';
import type { DayScores } from '../../../domain/day-scores.ts';
import { DayBoard } from '../../../scores/day-board.tsx';
import type { DayListModel } from '../../../scores/day-list-model.ts';
import type { ListedLeague, ListedSport } from '../../../scores/listing.ts';
import { useListing } from '../../../scores/use-listing.ts';
import { useText } from '../../../ui/use-text.ts';
import type { RenderClock } from '../../../../edge/shared/time/render-clock.ts';
import { CannotShow } from '../../../ui/cannot-show.tsx';
import { sharedForms, SharedForms } from '../../../ui/fitting-name.tsx';
import { Notice } from '../../../ui/notice.tsx';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import type { LiveScreens } from '../frame-page.ts';
import { RowsGroup } from './rows-group.tsx';
import styles from './screens.module.css';

/** Shows a sport's live matches, or all of today's. */
export default function DayScreen({ day, sportKey, leagueId, isWholeDay }: LiveScreens['day']) {
  const t = useText();
  const isShown = (id: string) => leagueId === null || id === leagueId;
  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden.text}>{t(`sport.${sportKey}`)}</h1>
      <DayBoard day={day}>
        {(board, scores) => (
          <Lists board={board} scores={scores} isShown={isShown} isWholeDay={isWholeDay} />
        )}
      </DayBoard>
    </div>
  );
}

interface ListsProps {
  board: DayListModel;
  scores: DayScores;
  isShown: (leagueId: string) => boolean;
  isWholeDay: boolean;
}

function Lists({ board, scores, isShown, isWholeDay }: ListsProps) {
  const t = useText();
  const listing = useListing(board);
  const live = only(listing.live, isShown);
  const others = isWholeDay ? only(listing.rest, isShown) : [];
  const shared = useMemo(
    () => sharedForms([...board.initial.values()].flatMap(({ home, away }) => [home, away])),
    [board],
  );
  return (
    <SharedForms value={shared}>
      {live.length > 0 ? (
        <section aria-labelledby="being-played">
          <h2 className={styles.title} id="being-played">
            {t('scores.inPlay')}
          </h2>
          <Leagues leagues={live} board={board} renderClock={scores} />
        </section>
      ) : (
        <Notice title={t('scores.noneLive')} />
      )}
      {others.length > 0 && (
        <section aria-labelledby="of-today">
          <h2 className={styles.title} id="of-today">
            {t('frame.ofToday')}
          </h2>
          <Leagues leagues={others} board={board} renderClock={scores} />
        </section>
      )}
    </SharedForms>
  );
}

function Leagues({
  leagues,
  board,
  renderClock,
}: {
  leagues: readonly ListedLeague[];
  board: DayListModel;
  renderClock: RenderClock;
}) {
  return (
    <div className={styles.list}>
      {leagues.map(({ key, name, country, matchIds }) => (
        <Guard key={key} of={matchIds} fallback={<CannotShow what="league" />}>
          <RowsGroup
            heading={name}
            detail={country}
            rows={matchIds.map((id) => ({ id, initial: board.initial.get(id) }))}
            renderClock={renderClock}
            headingLevel={3}
          />
        </Guard>
      ))}
    </div>
  );
}

function only(
  sports: readonly ListedSport[],
  isShown: (leagueId: string) => boolean,
): ListedLeague[] {
  return sports.flatMap(({ leagues }) => leagues.filter(({ id }) => isShown(id)));
}
