import { lazy } from 'react';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { Guard } from '../app/guard.tsx';
import { loadArea } from '../text/load-texts.ts';
import styles from './lazy-bell.module.css';

const AlertBell = lazy(async () => {
  const [bell] = await Promise.all([import('./alert-bell.tsx'), loadArea('favourites')]);
  return bell;
});

/** The way to a favourite's alerts, with its place kept until it has loaded. For pages that are at rest. */
export default function LazyBell({ of }: { of: FavouriteItem }) {
  return (
    <span className={styles.place}>
      <Guard of={of} fallback={null}>
        <AlertBell of={of} />
      </Guard>
    </span>
  );
}
