import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './list-skeleton.module.css';

const LEAGUES = [4, 3, 4];

/** The shape of a list while the next one comes: rows of their final size. */
export function ListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <p className={visuallyHidden.text}>Loading matches</p>
      {LEAGUES.map((rows, league) => (
        <div key={league} className={styles.card}>
          <div className={styles.heading}>
            <span className={styles.short} />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.row}>
              <span className={styles.time} />
              <span className={styles.team} />
              <span className={styles.team} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
