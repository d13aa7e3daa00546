import { useText } from '../ui/use-text.ts';
import { setCollapsed } from './collapsed-leagues.ts';
import styles from './league-links.module.css';
import type { ListedLeague } from './listing.ts';

/** Links to a day's leagues on wide screens. A followed link expands a hidden league. */
export function LeagueLinks({ leagues }: { leagues: readonly ListedLeague[] }) {
  const t = useText();
  return (
    <nav className={styles.leagues} aria-label={t('navigation.leagues')}>
      <ul>
        {leagues.map((league) => (
          <li key={league.key}>
            <a
              className={styles.league}
              href={`#${league.key}`}
              onClick={() => setCollapsed(league.key, false)}
            >
              <bdi className={styles.name}>{league.name}</bdi>
              <span className={styles.count}>{league.matchIds.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
