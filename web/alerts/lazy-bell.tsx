import { lazy, Suspense } from 'react';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { loadArea } from '../text/load-texts.ts';
import styles from './lazy-bell.module.css';

const AlertBell = lazy(async () => {
  const [bell] = await Promise.all([import('./alert-bell.tsx'), loadArea('favourites')]);
  return bell;
});

/** The way to a favourite's alerts, with its place kept until it has loaded. For pages that are awake. */
export function LazyBell({ of }: { of: FavouriteItem }) {
  return (
    <span className={styles.place}>
      <Suspense fallback={null}>
        <AlertBell of={of} />
      </Suspense>
    </span>
  );
}
