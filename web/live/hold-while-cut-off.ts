import type { LiveTools } from './live-context.ts';

/** A connection that comes back within so many ms is nothing to tell of. */
export const QUIET = 2_500;

/**
 * Stops the clocks while no news can come, without a network or with a room
 * that is not connected: a clock that ran on would tell of minutes that nobody
 * knows anything about. They stop where they were when that began. Returns how
 * to end it.
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
