import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { currentEntry, NAVIGATION } from './navigation.ts';
import styles from './top-navigation.module.css';

export function TopNavigation() {
  const { pathname } = useLocation();
  const current = currentEntry(NAVIGATION, pathname);
  const strip = useRef<HTMLUListElement>(null);

  // On a phone the strip is wider than the screen: the current entry must be seen.
  useEffect(() => {
    const item = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!item || !strip.current) return;
    const room = strip.current.clientWidth - item.offsetWidth;
    strip.current.scrollTo({ left: item.offsetLeft - room / 2 });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [current]);

  return (
    <nav aria-label="Sports" className={styles.navigation}>
      <ul className={styles.strip} ref={strip}>
        {NAVIGATION.map((entry) => (
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
