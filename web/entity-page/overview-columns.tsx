import type { ReactNode } from 'react';
import styles from './overview-columns.module.css';

export interface OverviewColumnsProps {
  /** Comes first for a fan. */
  first: ReactNode;
  /** Beside the others; between them on narrow screens. */
  side: ReactNode;
  sideLabel: string;
  second: ReactNode;
}

/** The parts of a league's or a team's overview. */
export function OverviewColumns({ first, side, sideLabel, second }: OverviewColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.first}>{first}</div>
      <aside className={styles.side} aria-label={sideLabel}>
        {side}
      </aside>
      <div className={styles.second}>{second}</div>
    </div>
  );
}
