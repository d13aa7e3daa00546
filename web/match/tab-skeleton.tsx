import surface from '../ui/surface.module.css';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './tab-skeleton.module.css';
import { TAB_NAMES, type TabKey } from './tabs.ts';

const ROWS = 8;

/** The shape of a tab while it is loaded. */
export function TabSkeleton({ tab }: { tab: TabKey }) {
  return (
    <div className={surface.surface} aria-busy="true">
      <p className={visuallyHidden.text}>Loading {TAB_NAMES[tab].toLowerCase()}</p>
      <span className={styles.title} />
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <span className={styles.short} />
          <span className={styles.long} />
          <span className={styles.short} />
        </div>
      ))}
    </div>
  );
}
