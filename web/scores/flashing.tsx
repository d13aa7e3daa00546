import { useState, type ReactNode } from 'react';
import styles from './flashing.module.css';

/** Lights up its content for a moment when `value` changes, and never at first. */
export function Flashing({
  value,
  children,
}: {
  value: string | number | null;
  children: ReactNode;
}) {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  return (
    // A new key starts the animation from its beginning.
    <span key={seen.changes} className={seen.changes > 0 ? styles.flash : undefined}>
      {children}
    </span>
  );
}
