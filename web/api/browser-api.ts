import { reportFailure } from '../app/monitoring/report.ts';
import { createApi, type Api } from './client.ts';

let api: Api | undefined;

/** The browser's one client: its calls go to the page's own origin, its failures to monitoring. */
export function browserApi(): Api {
  api ??= createApi({ origin: location.origin, report: reportFailure });
  return api;
}
