import type { StateMessage } from './queue/state-message.ts';

/** The bindings and variables of wrangler.toml, which says what each means, and the secret. */
export interface Env extends Cloudflare.Env {
  /**
   * "whsec_…" (Standard Webhooks), two with a space between while one replaces the other:
   * set with "wrangler secret put". Without it every feed is answered 503.
   */
  INGEST_SECRET: string;
  /** States on their way to the database (design §3, write-behind). */
  MATCH_STATES: Queue<StateMessage>;
}
