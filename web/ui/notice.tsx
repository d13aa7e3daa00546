import type { ReactNode } from 'react';
import { useText } from './use-text.ts';
import styles from './notice.module.css';

/** Replaces a list that is empty or failed to load. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

/** Marks a page that has the rooms' data but no catalogue data. */
export function PartialNotice() {
  const t = useText();
  return <p className={styles.partial}>{t('scores.partial')}</p>;
}
