import { useText } from '../ui/use-text.ts';
import { MatchesSkeleton, TableSkeleton } from '../ui/card-skeleton.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import columns from './screen-columns.module.css';
import styles from './screen-skeleton.module.css';

const DAYS = [3, 4, 3];

/**
 * Shows placeholders for a league's or a team's screen that loads, as cells of the page's own grid.
 */
export function ScreenSkeleton({ screen }: { screen: string }) {
  const t = useText();
  const isTable = screen === 'standings';
  const hasRail = screen !== 'bracket';
  return (
    <>
      <div
        className={hasRail ? `${columns.main} ${columns.besideRail}` : columns.main}
        aria-busy="true"
      >
        <p className={visuallyHidden.text}>{t('page.loading')}</p>
        {isTable ? (
          <TableSkeleton rows={20} />
        ) : (
          DAYS.map((rows, day) => <MatchesSkeleton key={day} rows={rows} />)
        )}
      </div>
      {hasRail && (
        <div className={columns.rail} aria-hidden="true">
          {isTable ? <MatchesSkeleton rows={6} /> : <TableSkeleton rows={8} />}
        </div>
      )}
    </>
  );
}

/** Shows placeholders for a whole page of a league, a team or a player. */
export function ProfileSkeleton({ screen }: { screen: string }) {
  return (
    <div className={columns.page}>
      <div className={styles.stage} data-ground="dark" />
      <div className={styles.tabs} />
      <ScreenSkeleton screen={screen} />
    </div>
  );
}
