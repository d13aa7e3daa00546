import { Link } from 'react-router';
import { useStrip } from './use-strip.ts';
import chip from './chip.module.css';
import styles from './pill-links.module.css';

export interface PillLink {
  label: string;
  to: string;
  isCurrent: boolean;
}

/** Shows a choice of a few links. */
export function PillLinks({ label, links }: { label: string; links: readonly PillLink[] }) {
  const strip = useStrip<HTMLElement>(links.find(({ isCurrent }) => isCurrent)?.to);
  return (
    <nav aria-label={label} className={styles.scroll} ref={strip}>
      <ul className={styles.chips}>
        {links.map(({ label: text, to, isCurrent }) => (
          <li key={to}>
            <Link
              className={chip.chip}
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
