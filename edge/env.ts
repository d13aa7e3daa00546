import type { AlertMessage } from './push/alert-message.ts';
import type { StateMessage } from './queue/state-message.ts';
import type { SecretSetting } from './settings/settings.ts';

/** The bindings of wrangler.toml, and the settings, which docs/settings.md lists. */
export interface Env extends Cloudflare.Env, Partial<Record<SecretSetting | 'LOCAL', string>> {
  /** Without it every feed gets a 503. */
  INGEST_SECRET: string;
  /** States on their way to the database (design §3, write-behind). */
  MATCH_STATES: Queue<StateMessage>;
  /** What may be worth an alert, and alerts on their way. */
  ALERTS: Queue<AlertMessage>;
  /** Files of the viewer that tries calls: only on one's own machine. */
  API_VIEWER?: Fetcher;
}
