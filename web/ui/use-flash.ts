import { useState } from 'react';
import styles from './use-flash.module.css';

/**
 * The class and the key that light an element up for a moment when `value`
 * changes, and never at first. The key makes a new element, whose animation
 * starts from its beginning.
 */
export function useFlash(value: string | number | null): {
  key: number;
  className: string | undefined;
} {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  return { key: seen.changes, className: seen.changes > 0 ? styles.flash : undefined };
}
