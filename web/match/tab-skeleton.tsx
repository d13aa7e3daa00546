import { useText } from '../ui/use-text.ts';
import surface from '../ui/surface.module.css';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './tab-skeleton.module.css';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { tabName } from './tab-name.ts';
import type { TabKey } from './tabs.ts';

const ROWS = 8;

/** Shows the outline of a tab while it loads. */
export function TabSkeleton({ tab, sportKey }: { tab: TabKey; sportKey?: SportKey }) {
  const t = useText();
  return (
    <div className={surface.surface} aria-busy="true">
      <p className={visuallyHidden.text}>
        {t('matchTab.loading', { tab: tabName(t, tab, sportKey).toLowerCase() })}
      </p>
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
