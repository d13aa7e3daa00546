import { Link } from 'react-router';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import type { SearchResults } from './search-result.ts';
import styles from './pager.module.css';

/** Shows links to the previous and next page; renders nothing for a single page. */
export function Pager({
  results,
  toPage,
}: {
  results: SearchResults;
  toPage: (page: number) => string;
}) {
  const t = useText();
  const { page, size, total } = results;
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && page === 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('searchPage.pages')}>
      {page > 1 && (
        <Link className={button.button} to={toPage(Math.min(page - 1, last))} rel="prev">
          {t('searchPage.previous')}
        </Link>
      )}
      <span className={styles.place}>{t('searchPage.place', { page, last })}</span>
      {page < last && (
        <Link className={button.button} to={toPage(page + 1)} rel="next">
          {t('searchPage.next')}
        </Link>
      )}
    </nav>
  );
}
