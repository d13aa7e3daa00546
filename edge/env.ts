import type { RoomsEnv } from '../realtime/hosts/rooms-env.ts';
import type { StateMessage } from './queue/state-message.ts';

/** The bindings and variables of wrangler.toml. */
export interface Env extends RoomsEnv {
  DB: D1Database;
  /** States on their way to the database (design §3, write-behind). */
  MATCH_STATES: Queue<StateMessage>;
  /**
   * Standard Webhooks secret of the feeds, `whsec_…`. Two with a space between
   * them while one replaces the other.
   */
  INGEST_SECRET?: string;
  /** Header value of the brand that every visitor gets; empty: by country. */
  BRAND?: string;
  /** JSON of what an operator says of a brand (`contracts/brand-override.ts`); empty: placeholders. */
  FIRST_BRAND?: string;
  SECOND_BRAND?: string;
  /** '1': a tester's stored country counts before the located one (spec point 7). */
  TEST_MODE?: string;
  /** Comma-separated ISO 3166 codes of countries where the product is not available. */
  RESTRICTED_COUNTRIES?: string;
  /** What pages announce below their bars: JSON of `{title, text?, path}`; empty: nothing. */
  BANNER?: string;
  /** Upstream APIs (design §4); empty or absent: the embedded one, called in-process. */
  MEDIA_API_URL?: string;
  PATRON_API_URL?: string;
  SMS_API_URL?: string;
  /** Address of the monitoring collector (spec point 7), without /collect; empty: none. */
  MONITORING_URL?: string;
  /** What reports are labelled with: production, uat or development (spec point 9). */
  MONITORING_ENVIRONMENT?: string;
  /** '1': the API documents are served at /docs/api. */
  API_DOCS?: string;
}
