import { Link, useLocation } from 'react-router';
import { useShell } from '../app/shell.ts';
import { matchesPath } from '../paths/match-path.ts';
import { newsPath } from '../paths/news-path.ts';
import { useText } from '../ui/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { homeIcon, liveIcon, matchesIcon, newsIcon, playerIcon } from '../ui/icons.ts';
import styles from './bottom-navigation.module.css';
import { useLiveCount } from './use-live-count.ts';
import { useNavigationData } from './use-navigation-data.ts';

interface Destination {
  name: 'home' | 'live' | 'matches' | 'news' | 'me';
  icon: string;
  path: string;
  /** Matches the paths of the destination's pages. */
  matches: RegExp;
}

/** Shows links to the main pages, within the thumb's reach. */
export function BottomNavigation({ className }: { className: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const { sportKey } = useNavigationData();
  const isDesktop = useShell()?.isDesktop ?? true;
  const liveCount = useLiveCount(pathname);
  const destinations: Destination[] = [
    { name: 'home', icon: homeIcon, path: '/', matches: /^\/$/ },
    { name: 'live', icon: liveIcon, path: '/live', matches: /^\/live\b/ },
    {
      name: 'matches',
      icon: matchesIcon,
      path: matchesPath(sportKey),
      matches: /^(?:\/[^/]+)?\/match(?:es)?\//,
    },
    { name: 'news', icon: newsIcon, path: newsPath(), matches: /^(?:\/[^/]+)?\/news(?:\/|$)/ },
    // A desktop in a narrow window must not reach a page for phones only (spec point 5).
    {
      name: 'me',
      icon: playerIcon,
      path: isDesktop ? '/me/edit-profile' : '/me/profile',
      matches: /^\/me\//,
    },
  ];
  return (
    <nav aria-label={t('navigation.main')} className={`${styles.place} ${className}`}>
      <ul className={styles.bar}>
        {destinations.map(({ name, icon, path, matches }) => (
          <li key={name} className={styles.item}>
            <Link
              className={styles.link}
              to={path}
              aria-current={matches.test(pathname) ? 'page' : undefined}
            >
              <Icon path={icon} size={22} />
              {t(`navigation.${name}`)}
              {name === 'live' && liveCount > 0 && (
                <span className={styles.count}>{liveCount}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
