import { Link, useLocation, useNavigation } from 'react-router';
import { useText } from '../ui/use-text.ts';
import { useDelayed } from '../ui/use-delayed.ts';
import tabStyles from '../ui/tabs.module.css';
import { useStrip } from '../ui/use-strip.ts';
import styles from './match-tabs.module.css';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { tabName } from './tab-name.ts';
import { basePath, tabOfPath, tabPath, type TabKey } from './tabs.ts';

/** Links the tabs of a match's page. A tab that is loading counts as current. */
export function MatchTabs({ tabs, sportKey }: { tabs: readonly TabKey[]; sportKey: SportKey }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const current = useRequestedTab() ?? tabOfPath(pathname);
  const strip = useStrip<HTMLUListElement>(current);
  return (
    <nav className={styles.tabs} aria-label={t('matchPage.name')}>
      <ul className={tabStyles.tabs} ref={strip}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              className={tabStyles.tab}
              to={{ pathname: tabPath(basePath(pathname), tab), search }}
              aria-current={tab === current ? 'page' : undefined}
              // Back leads to where the match was chosen, not through its tabs.
              replace
            >
              {tabName(t, tab, sportKey)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the tab of this match that is loading, or null. */
function useRequestedTab(): TabKey | null {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location || location.pathname === pathname) return null;
  return basePath(location.pathname) === basePath(pathname) ? tabOfPath(location.pathname) : null;
}

/** Returns the tab that has been loading for a noticeable time, or null. */
export function usePendingTab(): TabKey | null {
  return useDelayed(useRequestedTab());
}
