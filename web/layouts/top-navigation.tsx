import { Link } from 'react-router';
import type { MainSportKey } from '../../realtime/sports/registry.ts';
import { isMainSport } from '../paths/match-path.ts';
import { Icon } from '../ui/icon.tsx';
import {
  allIcon,
  americanFootballIcon,
  basketballIcon,
  footballIcon,
  tennisIcon,
} from '../ui/icons.ts';
import { useStrip } from '../ui/use-strip.ts';
import { useText } from '../ui/use-text.ts';
import styles from './top-navigation.module.css';
import { navigationLabel } from './navigation.ts';
import { useNavigationData } from './use-navigation-data.ts';

const SPORT_ICONS: Readonly<Record<MainSportKey, string>> = {
  football: footballIcon,
  basketball: basketballIcon,
  tennis: tennisIcon,
  'american-football': americanFootballIcon,
};

/** Shows links to the sports, each with its icon. */
export function TopNavigation() {
  const t = useText();
  const { entries, current } = useNavigationData();
  // On a phone the strip is wider than the screen: it scrolls to the current entry.
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
              {entry.key === 'all' && <Icon path={allIcon} size={18} />}
              {isMainSport(entry.key) && <Icon path={SPORT_ICONS[entry.key]} size={18} />}
              {navigationLabel(t, entry)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
