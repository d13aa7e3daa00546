import { Link } from 'react-router';
import { useStrip } from '../ui/use-strip.ts';
import { useText } from '../ui/use-text.ts';
import styles from './top-navigation.module.css';
import { navigationLabel } from './navigation.ts';
import { useNavigationData } from './use-navigation-data.ts';

export function TopNavigation() {
  const t = useText();
  const { entries, current } = useNavigationData();
  // On a phone the strip exceeds the screen: the current entry must be visible.
  const strip = useStrip<HTMLUListElement>(current?.key);
  return (
    <nav aria-label={t('navigation.sports')} className={styles.navigation}>
      <ul className={styles.strip} ref={strip}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link
              className={styles.link}
              to={entry.path}
              aria-current={entry === current ? 'page' : undefined}
            >
              {navigationLabel(t, entry)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
