import { useId } from 'react';
import { Link } from 'react-router';
import { Guard } from '../app/guard.tsx';
import { Star } from '../favourites/star.tsx';
import { CannotShow } from '../ui/cannot-show.tsx';
import surface from '../ui/surface.module.css';
import type { SearchResult } from './search-result.ts';
import styles from './result-list.module.css';
import { ResultText } from './result-text.tsx';
import { ResultMark } from './suggestion-list.tsx';

export interface ResultListProps {
  label: string;
  results: readonly SearchResult[];
  /** Link to all results of the kind: 'All 24 teams'. */
  more?: { label: string; to: string };
}

export function ResultList({ label, results, more }: ResultListProps) {
  const id = useId();
  if (results.length === 0) return null;
  return (
    <section className={surface.surface} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {label}
      </h2>
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            <Guard of={result} fallback={<CannotShow what={result.kind} />}>
              <Result result={result} />
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

function Result({ result }: { result: SearchResult }) {
  const { path, favourite } = result;
  return (
    <div className={styles.line}>
      <Link className={styles.link} to={path}>
        <ResultMark result={result} />
        <ResultText result={result} />
      </Link>
      {favourite && <Star of={favourite} />}
    </div>
  );
}
