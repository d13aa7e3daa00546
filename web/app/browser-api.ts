import { createApi, type Api } from '../api/client.ts';
import { isSignedOut } from '../api/failure.ts';
import { tellSessionOver } from '../api/session-over.ts';
import { reportFailure } from './monitoring/report.ts';

/**
 * Returns the browser's API client: calls go to the page's own origin, failures to monitoring. A
 * response that says that the session is over signs the page out.
 */
export function browserApi(): Api {
  return createApi({
    origin: location.origin,
    timeScale: Number(document.documentElement.dataset['timeScale'] ?? 1),
    report: (path, failure, method) => {
      reportFailure(path, failure);
      if (isSignedOut(failure)) tellSessionOver(method !== 'GET');
    },
  });
}
