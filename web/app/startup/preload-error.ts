import { reportError, reportEvent } from '../monitoring/report.ts';
import { isOutdated } from './build-version.ts';
import { mayReload } from './reload-guard.ts';

/** Vite's own event: a part of the page that was to be loaded did not come. */
const PRELOAD_ERROR = 'vite:preloadError';

/**
 * Raises the preload error event of spec point 8, and loads the page again
 * where a newer build has taken the place of its own. Where it has not, the
 * network or a blocker is at fault, and another load would mend nothing.
 * Answers what takes the listener off.
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
