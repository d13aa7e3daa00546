import { toast } from 'react-toastify/unstyled';
import { favouriteKey } from '../../edge/contracts/favourite-key.ts';
import { MAX_FAVOURITES, type FavouriteItem } from '../../edge/contracts/favourite.ts';
import type { Text } from '../text/text.ts';
import { alertsOf, chooseAlerts } from './alert-choices.ts';
import { usualAlertsOf } from './alert-kinds.ts';
import { alertSportOf } from './alert-sport.ts';
import { readFavourites, toggleFavourite, type Toggled } from './favourites-store.ts';
import { openAlerts } from './open-alerts.ts';
import { toastWithAction } from './toast-with-action.tsx';

/** Six stars in a row leave one toast, the last one's. */
export const STAR_TOAST = 'star';

/** Says what became of a star: what was added may tell of itself, what was taken away can be put back. */
export function tellToggled(t: Text, item: FavouriteItem, toggled: Toggled): void {
  if (toggled === 'too-many') toast.info(t('favourites.tooMany', { count: MAX_FAVOURITES }));
  if (toggled === 'added') offerAlerts(t, item);
  if (toggled !== 'removed') return;
  const undo = {
    label: t('favourites.undo'),
    // By hand it may have been put back already.
    run: () => {
      if (!readFavourites().keys.has(favouriteKey(item))) toggleFavourite(item, Date.now());
    },
  };
  toastWithAction(t('favourites.removed', { name: item.name }), undo, { id: STAR_TOAST });
}

/** Where alerts are, what is on is shown, to be changed. */
function offerAlerts(t: Text, item: FavouriteItem): void {
  const sport = alertSportOf(item, Date.now());
  if (!sport || alertsOf(item)) return;
  const offer = {
    label: t('favourites.alerts'),
    run: () => {
      if (!readFavourites().keys.has(favouriteKey(item))) return;
      chooseAlerts(item, usualAlertsOf(sport));
      openAlerts(item);
    },
  };
  toastWithAction(t('favourites.added', { name: item.name }), offer, { id: STAR_TOAST });
}
