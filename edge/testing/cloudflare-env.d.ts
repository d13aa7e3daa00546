import type { D1Migration } from 'cloudflare:test';

declare global {
  namespace Cloudflare {
    interface Env {
      /** In tests alone: what the database is made by. */
      MIGRATIONS?: D1Migration[];
      INGEST_SECRET?: string;
    }
  }
}
