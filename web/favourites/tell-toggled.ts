import { toast } from 'react-toastify/unstyled';
import { favouriteKey } from '../../edge/contracts/favourite-key.ts';
import { MAX_FAVOURITES, type FavouriteItem } from '../../edge/contracts/favourite.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { alertsOf, chooseAlerts } from './alert-choices.ts';
import { isUsual } from '../../edge/contracts/alert-kinds.ts';
import { alertSportOf, kindsOfItem } from './alert-sport.ts';
import { readFavourites, toggleFavourite, type Toggled } from './favourites-store.ts';
import { openAlerts } from './open-alerts.ts';
import { toastWithAction } from './toast-with-action.tsx';

/** Id of the toast that consecutive stars share; it shows the last one. */
export const STAR_TOAST = 'star';

/** Shows a toast for a toggled star: an added one offers alerts, a removed one can be restored. */
export function tellToggled(t: Text, item: FavouriteItem, toggled: Toggled): void {
  if (toggled === 'too-many') toast.info(t('favourites.tooMany', { count: MAX_FAVOURITES }));
  if (toggled === 'added') offerAlerts(t, item);
  if (toggled !== 'removed') return;
  const undo = {
    label: t('favourites.undo'),
    // The fan may have restored it already.
    run: () => {
      if (!readFavourites().keys.has(favouriteKey(item))) toggleFavourite(item, Date.now());
    },
  };
  toastWithAction(t('favourites.removed', { name: item.name }), undo, { id: STAR_TOAST });
}

/** Offers the usual alerts; accepting opens their dialog. */
function offerAlerts(t: Text, item: FavouriteItem): void {
  const sport = alertSportOf(item, Date.now());
  if (!sport || alertsOf(item)) return;
  const offer = {
    label: t('favourites.alerts'),
    run: () => {
      if (!readFavourites().keys.has(favouriteKey(item))) return;
      chooseAlerts(item, kindsOfItem(item, sport).filter(isUsual));
      openAlerts(item);
    },
  };
  toastWithAction(t('favourites.added', { name: item.name }), offer, { id: STAR_TOAST });
}
