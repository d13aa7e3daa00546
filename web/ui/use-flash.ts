import { useState } from 'react';
import styles from './use-flash.module.css';

/**
 * Returns the class and key that highlight an element briefly when `value` changes, but not at
 * first. A new key makes a new element, which restarts the animation.
 */
export function useFlash(value: string | number | null): {
  key: number;
  className: string | undefined;
} {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  return { key: seen.changes, className: seen.changes > 0 ? styles.flash : undefined };
}
