import type { StateMessage } from './queue/state-message.ts';

/** The bindings and variables of wrangler.toml, which documents them, and the secrets. */
export interface Env extends Cloudflare.Env {
  /**
   * "whsec_…" (Standard Webhooks), two with a space between while one replaces the other: set with "wrangler
   * secret put". Without it every feed gets a 503.
   */
  INGEST_SECRET: string;
  /**
   * 32 bytes or more in base64, which sign access tokens. Without it nobody can sign in at the embedded
   * patron API.
   */
  SESSION_SECRET?: string;
  /** A private JWK on P-256, which decrypts bodies with passwords. */
  ENCRYPTION_KEY?: string;
  /**
   * Identifies the edge to an API in another process (`PATRON_API_URL`): the same on both sides. Without it
   * that API counts no tries of a visitor's network and locates nobody.
   */
  EDGE_KEY?: string;
  /** Bearer's token of `/metrics`, which without it, or with a short one, does not exist. */
  METRICS_TOKEN?: string;
  /** Bearer's token of `/operator`, which without it, or with a short one, does not exist. */
  OPERATOR_TOKEN?: string;
  /** Secrets of the APIs that deliver codes: bearer's tokens. */
  EMAIL_API_KEY?: string;
  SMS_GATEWAY_KEY?: string;
  /**
   * "1" where the product runs locally (`npm start`, `npm run dev`): codes are shown at `/dev/outbox` instead
   * of being sent. Never in a deployment.
   */
  LOCAL?: string;
  /** Identifies the product to Google, for GOOGLE_CLIENT_ID. */
  GOOGLE_CLIENT_SECRET?: string;
  /** PKCS #8, which proves to Apple that the product is APPLE_CLIENT_ID. */
  APPLE_PRIVATE_KEY?: string;
  /** States on their way to the database (design §3, write-behind). */
  MATCH_STATES: Queue<StateMessage>;
}
