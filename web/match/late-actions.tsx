import { lazy } from 'react';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import LazyBell from '../alerts/lazy-bell.tsx';
import { Guard } from '../app/guard.tsx';
import { loadArea } from '../app/load-texts.ts';
import type { Match } from '../domain/match.ts';

const WaysToWatch = lazy(async () => {
  const [ways] = await Promise.all([import('./ways-to-watch.tsx'), loadArea('multi-view')]);
  return ways;
});

/**
 * Shows the buttons of a match that load once the page is idle: its alerts, and a menu of other
 * ways to watch it.
 */
export default function LateActions({ match, star }: { match: Match; star: FavouriteItem }) {
  return (
    <>
      <LazyBell of={star} />
      <Guard of={match.id} fallback={null}>
        <WaysToWatch match={match} />
      </Guard>
    </>
  );
}
