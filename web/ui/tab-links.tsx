import { Link, useLocation } from 'react-router';
import styles from './tabs.module.css';
import { useStrip } from './use-strip.ts';

export interface TabLink {
  label: string;
  to: string;
}

export interface TabLinksProps {
  /** What the tabs are of, for those who cannot see it. */
  label: string;
  tabs: readonly TabLink[];
  /**
   * The current one's `to`. Without it the one whose last segment is the page's:
   * what comes before may be written in more than one way, with a slug or without.
   */
  current?: string;
}

/** Tabs that are pages of their own: a navigation, each at its own address. */
export function TabLinks({ label, tabs, current: named }: TabLinksProps) {
  const { pathname } = useLocation();
  const current = tabs.find(({ to }) =>
    named === undefined ? screenOf(to) === screenOf(pathname) : to === named,
  );
  const strip = useStrip<HTMLUListElement>(current?.to);
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs} ref={strip}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              className={styles.tab}
              to={tab.to}
              aria-current={tab === current ? 'page' : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function screenOf(to: string): string | undefined {
  return to
    .replace(/[?#].*/, '')
    .split('/')
    .at(-1);
}
