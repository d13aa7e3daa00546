import { useSyncExternalStore } from 'react';
import type { FavouriteName } from '../../edge/contracts/favourite-key.ts';
import {
  alertsOf,
  hasAlerts,
  readAlertChoices,
  subscribeToAlertChoices,
  type AlertChoices,
} from './alert-choices.ts';
import type { AlertKind } from './alert-kinds.ts';
import { subscribeToFavourites } from './favourites-store.ts';

const NONE: readonly AlertKind[] = [];

/** The kinds of alerts that a fan wants of a favourite; none on the server. */
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

/** Whether a fan wants to be told of anything. */
export function useHasAlerts(): boolean {
  return useSyncExternalStore(subscribeToBoth, hasAlerts);
}

function subscribeToBoth(listener: () => void): () => void {
  const unsubscribes = [subscribeToAlertChoices(listener), subscribeToFavourites(listener)];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
