import { reportFailure } from './monitoring/report.ts';
import { createApi, type Api } from '../api/client.ts';

let api: Api | undefined;

/** The browser's one client: its calls go to the page's own origin, its failures to monitoring. */
export function browserApi(): Api {
  api ??= createApi({ origin: location.origin, report: reportFailure });
  return api;
}
