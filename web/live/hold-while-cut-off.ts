import type { LiveTools } from './live-context.ts';

/** Outages shorter than this stay hidden, ms. */
export const QUIET = 2_500;

/**
 * Stops the clocks while no updates can arrive, because the network or a room's connection is down:
 * running clocks would show minutes that nobody knows. They stop at the time of the outage. Returns
 * the stop function.
 */
export function holdWhileCutOff({ live: { store }, ticker }: LiveTools): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCut = false;
  const look = () => {
    const isCutNow = !navigator.onLine || store.getState().disconnected.length > 0;
    if (isCutNow === isCut) return;
    isCut = isCutNow;
    clearTimeout(timer);
    const since = Date.now();
    if (isCut) timer = setTimeout(() => ticker.hold(since), QUIET);
    else ticker.hold(null);
  };
  const unsubscribe = store.subscribe(look);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
}
