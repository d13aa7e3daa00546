import type { ReactNode } from 'react';
import surface from './surface.module.css';
import styles from './panel.module.css';

/** A titled part of a match's page. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={surface.surface}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
