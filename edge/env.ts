import type { AlertMessage } from './push/alert-message.ts';
import type { StateMessage } from './queue/state-message.ts';
import type { SecretSetting } from './settings/settings.ts';

/** The bindings of wrangler.toml, and the settings, which docs/settings.md lists. */
export interface Env extends Cloudflare.Env, Partial<Record<SecretSetting | 'LOCAL', string>> {
  /** Verifies signed feeds. If it is empty, every feed gets a 503. */
  INGEST_SECRET: string;
  /** Match states that the database has yet to store (design §3, write-behind). */
  MATCH_STATES: Queue<StateMessage>;
  /** Changes of matches that may cause an alert, and alerts to send. */
  ALERTS: Queue<AlertMessage>;
  /** Files of the API viewer, which is bound only where the product runs locally. */
  API_VIEWER?: Fetcher;
}
