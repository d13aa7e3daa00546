import { Link, useLocation } from 'react-router';
import { useClassAt } from '../app/widths.ts';
import { useStrip } from '../ui/use-strip.ts';
import { useText } from '../ui/use-text.ts';
import { currentSubEntry, subNavigation } from './sub-navigation.ts';
import styles from './sub-navigation-bar.module.css';
import { useNavigationData } from './use-navigation-data.ts';

/** Shows the links below the current sport. Home has none, since it shows all sports. */
export function SubNavigationBar({ className }: { className: string }) {
  const t = useText();
  const at = useClassAt();
  const { pathname } = useLocation();
  const { sportKey } = useNavigationData();
  const entries = subNavigation(sportKey).flatMap((entry) => {
    const width = at(entry.widths);
    return width === null ? [] : [{ ...entry, width }];
  });
  const current = currentSubEntry(entries, pathname);
  const strip = useStrip<HTMLUListElement>(current?.path);
  if (pathname === '/') return null;
  return (
    <nav aria-label={t('navigation.section')} className={`${styles.bar} ${className}`}>
      <ul className={styles.strip} ref={strip}>
        {entries.map((entry) => (
          <li key={entry.name} className={entry.width}>
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
