import type { ReactNode } from 'react';
import surface from '../ui/surface.module.css';
import styles from './rows-card.module.css';

export interface RowsCardProps {
  /** What links lead to. */
  id?: string;
  heading: ReactNode;
  /** How tall it is, in CSS. */
  headingHeight: string;
  /** How many rows are shown. */
  count: number;
  /** So many `MatchRow`s. */
  children: ReactNode;
}

/** More rows than this are passed over one by one by the browser, fewer all together. */
const MANY = 20;

/**
 * Rows of matches under a heading. All of them are in the document; while they
 * are far out of sight the browser neither styles nor lays them out.
 */
export function RowsCard({ id, heading, headingHeight, count, children }: RowsCardProps) {
  const height = `calc(${headingHeight} + ${count} * var(--match-row))`;
  return (
    <section
      id={id}
      className={`${surface.surface} ${styles.card}`}
      style={{ containIntrinsicBlockSize: `auto ${height}` }}
    >
      {heading}
      {count > 0 && <ul className={count > MANY ? styles.many : undefined}>{children}</ul>}
    </section>
  );
}
