import { Link } from 'react-router';
import button from '../ui/button.module.css';
import type { SearchResults } from './search-result.ts';
import styles from './pager.module.css';

/** To the pages before and after. Nothing where all stands on one page. */
export function Pager({
  results,
  toPage,
}: {
  results: SearchResults;
  toPage: (page: number) => string;
}) {
  const { page, size, total } = results;
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && page === 1) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 && (
        <Link className={button.button} to={toPage(Math.min(page - 1, last))} rel="prev">
          Previous
        </Link>
      )}
      <span className={styles.place}>{`Page ${page} of ${last}`}</span>
      {page < last && (
        <Link className={button.button} to={toPage(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
