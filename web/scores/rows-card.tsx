import type { ReactNode } from 'react';
import surface from '../ui/surface.module.css';
import styles from './rows-card.module.css';

export interface RowsCardProps {
  /** Target of links. */
  id?: string;
  heading: ReactNode;
  /** The heading's height, in CSS; by default that of a league's heading. */
  headingHeight?: string;
  /** Number of rows. */
  count: number;
  /** `count` `MatchRow`s. */
  children: ReactNode;
}

/** With more rows, the browser skips them one by one; otherwise it skips the whole card. */
const MANY = 20;

/**
 * Shows rows of matches under a heading. All are in the document; while they are far off screen,
 * the browser skips their style and layout.
 */
export function RowsCard({ id, heading, headingHeight, count, children }: RowsCardProps) {
  return (
    <section
      id={id}
      className={`${surface.surface} ${styles.card}`}
      style={{
        '--rows': count,
        ...(headingHeight !== undefined && { '--heading': headingHeight }),
      }}
    >
      {heading}
      {count > 0 && <ul className={count > MANY ? styles.many : undefined}>{children}</ul>}
    </section>
  );
}
