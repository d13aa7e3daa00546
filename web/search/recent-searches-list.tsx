import { Link } from 'react-router';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';
import styles from './recent-searches-list.module.css';
import { searchPath } from './search-entry.ts';

/** What was searched for in this browser. The server does not know it: its room is always kept. */
export function RecentSearches() {
  const searches = useRecentSearches();
  return (
    <section aria-labelledby="recent-searches" className={styles.section}>
      <h2 className={styles.heading} id="recent-searches">
        Recent searches
      </h2>
      {searches.length > 0 ? (
        <>
          <button type="button" className={styles.clear} onClick={forgetSearches}>
            Clear
          </button>
          <ul className={styles.list}>
            {searches.map((keyword) => (
              <li key={keyword}>
                <Link className={button.button} to={searchPath({ keyword })}>
                  <Icon name="recent" size={16} />
                  {keyword}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.none}>What you search for is kept here, on this device only.</p>
      )}
    </section>
  );
}
