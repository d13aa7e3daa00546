import { Link } from 'react-router';
import { useCurrentInView } from '../ui/use-current-in-view.ts';
import styles from './top-navigation.module.css';
import { useNavigationData } from './use-navigation-data.ts';

export function TopNavigation() {
  const { entries, current } = useNavigationData();
  // On a phone the strip is wider than the screen: the current entry must be seen.
  const strip = useCurrentInView<HTMLUListElement>(current?.key);
  return (
    <nav aria-label="Sports" className={styles.navigation}>
      <ul className={styles.strip} ref={strip}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link
              className={styles.link}
              to={entry.path}
              aria-current={entry === current ? 'page' : undefined}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
