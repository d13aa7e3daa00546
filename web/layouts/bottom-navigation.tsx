import { Link, useLocation } from 'react-router';
import { matchesPath } from '../paths/match-path.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './bottom-navigation.module.css';
import { useNavigationData } from './use-navigation-data.ts';

interface Destination {
  label: string;
  icon: IconName;
  path: string;
  /** Of the paths below it. */
  matches: RegExp;
}

/** The product's main places, in reach of the thumb. */
export function BottomNavigation() {
  const { pathname } = useLocation();
  const { sportKey } = useNavigationData();
  const destinations: Destination[] = [
    { label: 'Home', icon: 'home', path: '/', matches: /^\/$/ },
    { label: 'Live', icon: 'live', path: '/live', matches: /^\/live\b/ },
    {
      label: 'Matches',
      icon: 'matches',
      path: matchesPath(sportKey),
      matches: /^(?:\/[^/]+)?\/match(?:es)?\//,
    },
    { label: 'Search', icon: 'search', path: '/search', matches: /^\/search$/ },
  ];
  return (
    <nav aria-label="Main" className={styles.place}>
      <ul className={styles.bar}>
        {destinations.map(({ label, icon, path, matches }) => (
          <li key={label} className={styles.item}>
            <Link
              className={styles.link}
              to={path}
              aria-current={matches.test(pathname) ? 'page' : undefined}
            >
              <Icon name={icon} size={22} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
