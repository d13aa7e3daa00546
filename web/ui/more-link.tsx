import { Link } from 'react-router';
import styles from './more-link.module.css';

/** Links a panel to the tab with its whole content. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.more} to={to} replace>
      {children}
    </Link>
  );
}
