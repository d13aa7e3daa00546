import type { ReactNode } from 'react';
import styles from './screen-columns.module.css';

export interface ScreenColumnsProps {
  /** The main content, which comes first. */
  children: ReactNode;
  /**
   * Beside the main content in a wide window, below it in a narrow one. Null: the main content
   * takes the full width.
   */
  rail: ReactNode;
  railLabel: string;
  /** Comes last in a narrow window. */
  after?: ReactNode;
}

/** Shows the parts of a screen below its stage and tabs, as cells of the page's own grid. */
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
