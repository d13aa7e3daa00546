import { Link } from 'react-router';
import { isMainSport } from '../paths/match-path.ts';
import { Icon } from '../ui/icon.tsx';
import { useStrip } from '../ui/use-strip.ts';
import { useText } from '../ui/use-text.ts';
import styles from './top-navigation.module.css';
import { navigationLabel } from './navigation.ts';
import { useNavigationData } from './use-navigation-data.ts';

/** Links to the sports, each with its sign. */
export function TopNavigation() {
  const t = useText();
  const { entries, current } = useNavigationData();
  // On a phone the strip exceeds the screen: the current entry must be visible.
  const strip = useStrip<HTMLUListElement>(current?.key);
  return (
    <nav aria-label={t('navigation.sports')}>
      <ul className={styles.strip} ref={strip}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link
              className={styles.link}
              to={entry.path}
              aria-current={entry === current ? 'page' : undefined}
            >
              {entry.key === 'all' && <Icon name="all" size={18} />}
              {isMainSport(entry.key) && <Icon name={entry.key} size={18} />}
              {navigationLabel(t, entry)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
