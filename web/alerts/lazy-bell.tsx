import { lazy } from 'react';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { Guard } from '../app/guard.tsx';
import { loadArea } from '../app/load-texts.ts';
import styles from './lazy-bell.module.css';

const AlertBell = lazy(async () => {
  const [bell] = await Promise.all([import('./alert-bell.tsx'), loadArea('favourites')]);
  return bell;
});

/**
 * Shows a favourite's alert bell, and reserves its space while it loads, so that the page does not
 * shift.
 */
export default function LazyBell({ of }: { of: FavouriteItem }) {
  return (
    <span className={styles.place}>
      <Guard of={of} fallback={null}>
        <AlertBell of={of} />
      </Guard>
    </span>
  );
}
