import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { nextIcon } from '../../ui/icons.ts';
import surface from '../../ui/surface.module.css';
import styles from './rows.module.css';

/** Lists an account's settings, each with a way to change it. */
export function Rows({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={surface.surface}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  label: string;
  /** Current value. */
  value?: ReactNode;
}

/** Row that links to the page of a setting. */
export function RowLink({ label, value, to }: RowProps & { to: string }) {
  return (
    <li className={styles.item}>
      <Link className={styles.row} to={to}>
        <span className={styles.label}>{label}</span>
        {value !== undefined && <bdi className={styles.value}>{value}</bdi>}
        <Icon path={nextIcon} along size={18} />
      </Link>
    </li>
  );
}

/** Row that downloads a file from the product's own origin. */
export function RowDownload({
  label,
  value,
  href,
  file,
}: RowProps & { href: string; file: string }) {
  return (
    <li className={styles.item}>
      <a className={styles.row} href={href} download={file}>
        <span className={styles.label}>{label}</span>
        {value !== undefined && <bdi className={styles.value}>{value}</bdi>}
        <Icon path={nextIcon} along size={18} />
      </a>
    </li>
  );
}

/** Row that opens the dialog of a setting. */
export function RowButton({ label, value, onClick }: RowProps & { onClick: () => void }) {
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onClick}>
        <span className={styles.label}>{label}</span>
        {value !== undefined && <bdi className={styles.value}>{value}</bdi>}
        <Icon path={nextIcon} along size={18} />
      </button>
    </li>
  );
}

/** Row that only shows a setting. */
export function Row({ label, value, children }: RowProps & { children?: ReactNode }) {
  return (
    <li className={`${styles.item} ${styles.row}`}>
      <span className={styles.label}>{label}</span>
      {value !== undefined && <bdi className={styles.value}>{value}</bdi>}
      {children}
    </li>
  );
}
