import { useText } from '../text/use-text.ts';
import visuallyHidden from './visually-hidden.module.css';
import { MatchesSkeleton } from './card-skeleton.tsx';
import styles from './list-skeleton.module.css';

const LEAGUES = [4, 3, 4];

/** The shape of a list while the next one comes. */
export function ListSkeleton() {
  const t = useText();
  return (
    <div className={styles.list} aria-busy="true">
      <p className={visuallyHidden.text}>{t('scores.loading')}</p>
      {LEAGUES.map((rows, league) => (
        <MatchesSkeleton key={league} rows={rows} by="league" />
      ))}
    </div>
  );
}
