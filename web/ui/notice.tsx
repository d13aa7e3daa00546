import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** What stands in the place of a list that is empty or could not be loaded. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
