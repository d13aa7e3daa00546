import { useSyncExternalStore } from 'react';
import type { HeldLines, HeldMatch } from './index.ts';
import type { LiveStore, Readable } from './store.ts';

/**
 * Returns a match's latest state, and renders at each change; null before the first, and on a
 * server.
 */
export function useMatch(store: LiveStore, matchId: string): HeldMatch | null {
  return useReadable(store.match(matchId), null);
}

/**
 * Returns a sport's latest lines, and renders at each change; null before the first, and on a
 * server.
 */
export function useSport(store: LiveStore, sportKey: string): HeldLines | null {
  return useReadable(store.sport(sportKey), null);
}

/** Whether every open room is connected. */
export function useConnected({ connected }: LiveStore): boolean {
  return useReadable(connected, true);
}

function useReadable<Value>({ get, subscribe }: Readable<Value>, onServer: Value): Value {
  return useSyncExternalStore(subscribe, get, () => onServer);
}
