import type { ReactNode } from 'react';
import styles from './screen-columns.module.css';

export interface ScreenColumnsProps {
  /** Comes first for a fan. */
  children: ReactNode;
  /**
   * Beside the others in a wide window; below `children` in a narrow one. Null leaves its width to
   * them.
   */
  rail: ReactNode;
  railLabel: string;
  /** Comes last in a narrow window. */
  after?: ReactNode;
}

/** The parts of a screen below its stage and tabs. They are cells of the page's own grid. */
export function ScreenColumns({ children, rail, railLabel, after }: ScreenColumnsProps) {
  return (
    <>
      <div className={rail === null ? styles.main : `${styles.main} ${styles.besideRail}`}>
        {children}
      </div>
      {rail !== null && (
        <aside className={styles.rail} aria-label={railLabel}>
          {rail}
        </aside>
      )}
      {after && <div className={styles.main}>{after}</div>}
    </>
  );
}
