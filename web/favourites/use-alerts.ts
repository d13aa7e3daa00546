import { useSyncExternalStore } from 'react';
import type { FavouriteName } from '../../edge/contracts/favourite-key.ts';
import {
  alertsOf,
  hasAlerts,
  readAlertChoices,
  subscribeToAlertChoices,
  type AlertChoices,
} from './alert-choices.ts';
import type { AlertKind } from '../../edge/contracts/alert-kinds.ts';
import { subscribeToFavourites } from './favourites-store.ts';

const NONE: readonly AlertKind[] = [];

/** Returns a favourite's alert kinds; none on the server. */
export function useAlertsOf(name: FavouriteName): readonly AlertKind[] {
  return useSyncExternalStore(
    subscribeToAlertChoices,
    () => alertsOf(name) ?? NONE,
    () => NONE,
  );
}

export function useAlertChoices(): AlertChoices {
  return useSyncExternalStore(subscribeToAlertChoices, readAlertChoices);
}

/** Whether any alerts are on. */
export function useHasAlerts(): boolean {
  return useSyncExternalStore(subscribeToBoth, hasAlerts);
}

function subscribeToBoth(listener: () => void): () => void {
  const unsubscribes = [subscribeToAlertChoices(listener), subscribeToFavourites(listener)];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
