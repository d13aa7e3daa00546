import { useId } from 'react';
import { Link } from 'react-router';
import { Guard } from '../app/guard.tsx';
import { CannotShow } from '../ui/cannot-show.tsx';
import surface from '../ui/surface.module.css';
import type { Find } from './find.ts';
import styles from './find-list.module.css';
import { FindMark } from './suggestion-list.tsx';

export interface FindListProps {
  label: string;
  finds: readonly Find[];
  /** Where all of them are: 'All 24 teams'. */
  more?: { label: string; to: string };
}

export function FindList({ label, finds, more }: FindListProps) {
  const id = useId();
  if (finds.length === 0) return null;
  return (
    <section className={surface.surface} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {label}
      </h2>
      <ul>
        {finds.map((find) => (
          <li key={find.id} className={styles.item}>
            <Guard of={find} fallback={<CannotShow what={find.kind} />}>
              <FindLink find={find} />
            </Guard>
          </li>
        ))}
      </ul>
      {more && (
        <Link className={styles.more} to={more.to}>
          {more.label}
        </Link>
      )}
    </section>
  );
}

function FindLink({ find }: { find: Find }) {
  return (
    <Link className={styles.link} to={find.path}>
      <FindMark find={find} />
      <span className={styles.name}>{find.name}</span>
      <span className={styles.detail}>{find.detail}</span>
    </Link>
  );
}
