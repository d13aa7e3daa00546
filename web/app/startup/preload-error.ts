import { reportError, reportEvent } from '../monitoring/report.ts';
import { isOutdated } from './build-version.ts';
import { mayReload } from './reload-guard.ts';

/** Vite's event for a part of the page that failed to load. */
const PRELOAD_ERROR = 'vite:preloadError';

/**
 * Reports the preload error of spec point 8, and reloads the page if a newer build has replaced its
 * own. If not, the network or a blocker is the cause, and a reload would not help. Returns the
 * function that removes the listener.
 */
export function watchPreloads(target: Window, version: string, isStale = isOutdated): () => void {
  const onPreloadError = async (event: Event) => {
    reportEvent('preload-error');
    if ('payload' in event) reportError(event.payload, { step: 'preload' });
    if (!(await isStale(version)) || !mayReload(target.sessionStorage, Date.now())) return;
    target.location.reload();
  };
  const listener = (event: Event) => void onPreloadError(event);
  target.addEventListener(PRELOAD_ERROR, listener);
  return () => target.removeEventListener(PRELOAD_ERROR, listener);
}
