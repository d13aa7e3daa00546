import type { D1Migration } from 'cloudflare:test';

declare global {
  namespace Cloudflare {
    interface Env {
      /** Only in tests: creates the database. */
      MIGRATIONS?: D1Migration[];
      INGEST_SECRET?: string;
    }
  }
}
