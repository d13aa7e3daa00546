import type { ReactNode } from 'react';
import surface from './surface.module.css';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  /** At the end of its head: a legend, a link to more. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Shows a titled part of a match's page. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <section className={surface.surface}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
