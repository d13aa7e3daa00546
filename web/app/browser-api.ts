import { createApi, type Api } from '../api/client.ts';
import { isSignedOut } from '../api/failure.ts';
import { tellSessionOver } from '../api/session-over.ts';
import { reportFailure } from './monitoring/report.ts';

/**
 * The browser's client: its calls go to the page's own origin, its failures to monitoring. A call
 * that finds the session over makes the page signed out.
 */
export function browserApi(): Api {
  return createApi({
    origin: location.origin,
    report: (path, failure, method) => {
      reportFailure(path, failure);
      if (isSignedOut(failure)) tellSessionOver(method !== 'GET');
    },
  });
}
