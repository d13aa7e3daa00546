import { Link, useLocation } from 'react-router';
import styles from './tabs.module.css';
import { useCurrentInView } from './use-current-in-view.ts';

export interface TabLink {
  label: string;
  to: string;
}

export interface TabLinksProps {
  /** What the tabs are of, for those who cannot see it. */
  label: string;
  tabs: readonly TabLink[];
  /** The current one's `to`; without it the one whose path is the page's. */
  current?: string;
}

/** Tabs that are pages of their own: a navigation, each at its own address. */
export function TabLinks({ label, tabs, current: named }: TabLinksProps) {
  const { pathname } = useLocation();
  const current = tabs.find(({ to }) =>
    named === undefined ? pathOf(to) === plain(pathname) : to === named,
  );
  const strip = useCurrentInView<HTMLUListElement>(current?.to);
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

function pathOf(to: string): string {
  return plain(to.replace(/[?#].*/, ''));
}

/** An id may stand in an address as it is ('a:b') or escaped ('a%3Ab'): both are one page. */
function plain(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
