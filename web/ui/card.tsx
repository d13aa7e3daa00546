import type { ReactNode } from 'react';
import { Link } from 'react-router';
import link from './link.module.css';
import styles from './card.module.css';
import surface from './surface.module.css';

export interface CardProps {
  title: string;
  /** Link to the rest of the content. */
  more?: { label: string; to: string };
  children: ReactNode;
}

/** Shows a titled part of a page, with a link to the rest. */
export function Card({ title, more, children }: CardProps) {
  return (
    <section className={surface.surface}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more && (
          <Link className={link.link} to={more.to} aria-label={`${more.label}: ${title}`}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
