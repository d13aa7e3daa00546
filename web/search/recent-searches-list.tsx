import { Link } from 'react-router';
import { useText } from '../ui/use-text.ts';
import chip from '../ui/chip.module.css';
import { Icon } from '../ui/icon.tsx';
import { recentIcon } from '../ui/icons.ts';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';
import styles from './recent-searches-list.module.css';
import { searchPath } from './search-entry.ts';

/**
 * Lists this browser's searches. The server does not know them, so the section is also shown
 * without any.
 */
export function RecentSearches() {
  const t = useText();
  const searches = useRecentSearches();
  return (
    <section aria-labelledby="recent-searches" className={styles.section}>
      <h2 className={styles.heading} id="recent-searches">
        {t('searchPage.recent')}
      </h2>
      {searches.length > 0 ? (
        <>
          <button type="button" className={styles.clear} onClick={forgetSearches}>
            {t('searchPage.clear')}
          </button>
          <ul className={styles.list}>
            {searches.map((keyword) => (
              <li key={keyword}>
                <Link className={chip.chip} to={searchPath({ keyword })}>
                  <Icon path={recentIcon} size={16} />
                  {keyword}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.none}>{t('searchPage.noRecent')}</p>
      )}
    </section>
  );
}
