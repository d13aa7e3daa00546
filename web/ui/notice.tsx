import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
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

/** Stands on a page that has what the rooms hold and nothing of the catalogue. */
export function PartialNotice() {
  const t = useText();
  return <p className={styles.partial}>{t('scores.partial')}</p>;
}
