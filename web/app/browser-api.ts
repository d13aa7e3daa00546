import { createApi, type Api } from '../api/client.ts';
import { isSignedOut } from '../api/failure.ts';
import { tellSessionOver } from '../api/session-over.ts';
import { reportFailure } from './monitoring/report.ts';

/**
 * Returns the browser's API client: calls go to the page's own origin, failures to monitoring. A
 * response that says that the session is over signs the page out, and shows nothing (spec point 4).
 * Only with `needsAccount` a change also asks the visitor to sign in: without an account it cannot
 * be made, while a star is stored on the device.
 */
export function browserApi({ needsAccount = false } = {}): Api {
  return createApi({
    origin: location.origin,
    timeScale: Number(document.documentElement.dataset['timeScale'] ?? 1),
    report: (path, failure, method) => {
      reportFailure(path, failure);
      if (isSignedOut(failure)) tellSessionOver(needsAccount && method !== 'GET');
    },
  });
}
