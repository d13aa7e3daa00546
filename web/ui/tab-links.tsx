import { Link, useLocation } from 'react-router';
import styles from './tabs.module.css';
import { useStrip } from './use-strip.ts';

export interface TabLink {
  label: string;
  to: string;
}

export interface TabLinksProps {
  /** The tabs' subject, for screen readers. */
  label: string;
  tabs: readonly TabLink[];
  /**
   * The current tab's `to`. The default is the tab with the page's last segment, since the rest may
   * or may not contain a slug.
   */
  current?: string;
}

/** Shows tabs as navigation links: each is a page. */
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
