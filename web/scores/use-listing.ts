import { useStore } from 'zustand';
import { useLive } from '../live/live-context.ts';
import type { Listing, DayListModel } from './day-list-model.ts';

/** Returns a board's listing; renders when the list changes, not when a score does. */
export function useListing({ read }: DayListModel): Listing {
  return useStore(useLive().live.store, read);
}
