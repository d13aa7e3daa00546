import type { StateMessage } from './queue/state-message.ts';

/** The bindings, variables and secrets of wrangler.toml, which says what each means. */
export interface Env extends Cloudflare.Env {
  /** States on their way to the database (design §3, write-behind). */
  MATCH_STATES: Queue<StateMessage>;
}
