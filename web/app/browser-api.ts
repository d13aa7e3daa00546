import { reportFailure } from './monitoring/report.ts';
import { createApi, type Api } from '../api/client.ts';

/** The browser's client: its calls go to the page's own origin, its failures to monitoring. */
export function browserApi(): Api {
  return createApi({ origin: location.origin, report: reportFailure });
}
