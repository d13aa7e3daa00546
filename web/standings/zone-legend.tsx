import { useText } from '../text/use-text.ts';
import type { Zone } from './standings.ts';
import styles from './zone-legend.module.css';
import { zoneName } from './zone-name.ts';

/** What the colours of a table's places mean. */
export function ZoneLegend({ zones }: { zones: readonly Zone[] }) {
  const t = useText();
  if (zones.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t('standings.zones')}>
      {zones.map((zone) => (
        <li key={`${zone.kind} ${zone.name}`} className={styles.entry} data-zone={zone.kind}>
          {zoneName(t, zone)}
        </li>
      ))}
    </ul>
  );
}
