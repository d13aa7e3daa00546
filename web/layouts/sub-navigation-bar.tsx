import { Link, useLocation } from 'react-router';
import { useStrip } from '../ui/use-strip.ts';
import { useText } from '../text/use-text.ts';
import { currentSubEntry, subNavigation } from './sub-navigation.ts';
import styles from './sub-navigation-bar.module.css';
import { useNavigationData } from './use-navigation-data.ts';

/** What lies below the sport in hand. */
export function SubNavigationBar({ isDesktop }: { isDesktop: boolean }) {
  const t = useText();
  const { pathname } = useLocation();
  const { sportKey } = useNavigationData();
  const entries = subNavigation(sportKey, isDesktop);
  const current = currentSubEntry(entries, pathname);
  const strip = useStrip<HTMLUListElement>(current?.path);
  return (
    <nav aria-label={t('navigation.section')} className={styles.bar}>
      <ul className={styles.strip} ref={strip}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Link
              className={styles.link}
              to={entry.path}
              aria-current={entry === current ? 'page' : undefined}
            >
              {t(`navigation.${entry.name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
