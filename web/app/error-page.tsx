import { Link } from 'react-router';
import button from '../ui/button.module.css';
import styles from './error-page.module.css';
import type { PageError } from './page-error.ts';

export function ErrorPage({ error }: { error: PageError }) {
  return (
    <div className={styles.page}>
      <p className={styles.status}>{error.status}</p>
      <h1 className={styles.title}>{error.title}</h1>
      {error.message && <p className={styles.message}>{error.message}</p>}
      <Link className={button.button} to="/">
        Go to live scores
      </Link>
    </div>
  );
}
