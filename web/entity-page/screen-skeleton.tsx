import { useText } from '../ui/use-text.ts';
import { MatchesSkeleton, TableSkeleton } from '../ui/card-skeleton.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './screen-skeleton.module.css';

const DAYS = [3, 4, 3];

/** The shape of a league's or a team's screen while it loads. */
export function ScreenSkeleton({ screen }: { screen: string }) {
  const t = useText();
  return (
    <div aria-busy="true" className={screen === 'overview' ? styles.columns : undefined}>
      <p className={visuallyHidden.text}>{t('page.loading')}</p>
      {screen === 'standings' ? (
        <TableSkeleton rows={20} />
      ) : (
        <div className={styles.list}>
          {DAYS.map((rows, day) => (
            <MatchesSkeleton key={day} rows={rows} />
          ))}
        </div>
      )}
      {screen === 'overview' && <TableSkeleton rows={8} />}
    </div>
  );
}
