import { Link, useLocation } from 'react-router';
import button from '../ui/button.module.css';
import styles from './error-page.module.css';
import type { PageError } from './page-error.ts';

export interface ErrorPageProps {
  error: PageError;
  /** Whether the page stands in the place of one that may come when it is asked for again. */
  mayRetry?: boolean;
}

export function ErrorPage({ error, mayRetry = false }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  const isMissing = error.status === 404;
  return (
    <div className={styles.page}>
      <p className={styles.status}>{error.status}</p>
      <h1 className={styles.title}>{error.title}</h1>
      <p className={styles.message}>
        {error.message ?? 'The address may be mistyped, or what it led to is no longer here.'}
      </p>
      <div className={styles.actions}>
        {mayRetry && !isMissing && (
          // The whole document anew, which works without scripts as well.
          <Link className={button.button} to={{ pathname, search }} reloadDocument>
            Try again
          </Link>
        )}
        <Link className={button.button} to="/">
          Go to live scores
        </Link>
        {isMissing && (
          <Link className={button.button} to="/search">
            Search
          </Link>
        )}
      </div>
    </div>
  );
}
