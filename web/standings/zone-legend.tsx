import type { Zone } from './standings.ts';
import styles from './zone-legend.module.css';

/** What the colours of a table's places mean. */
export function ZoneLegend({ zones }: { zones: readonly Zone[] }) {
  if (zones.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label="What places lead to">
      {zones.map(({ kind, name }) => (
        <li key={`${kind} ${name}`} className={styles.entry} data-zone={kind}>
          {name}
        </li>
      ))}
    </ul>
  );
}
