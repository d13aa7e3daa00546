import surface from './surface.module.css';
import styles from './card-skeleton.module.css';

export interface MatchesSkeletonProps {
  rows: number;
  /** Grouping of the matches: a league's heading is taller. */
  by?: 'league' | 'day';
}

/** Placeholder of a card of matches, with rows of their final size. */
export function MatchesSkeleton({ rows, by = 'day' }: MatchesSkeletonProps) {
  return (
    <div className={surface.surface}>
      <div className={by === 'league' ? styles.leagueHeading : styles.heading}>
        <span className={styles.title} />
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.match}>
          <span className={styles.time} />
          <span className={styles.team} />
          <span className={styles.team} />
        </div>
      ))}
    </div>
  );
}

/** Placeholder of a table. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={surface.surface}>
      <div className={styles.heading}>
        <span className={styles.title} />
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.tableRow}>
          <span className={styles.team} />
        </div>
      ))}
    </div>
  );
}
