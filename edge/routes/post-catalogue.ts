import type { Context } from 'hono';
import {
  catalogueRequestSchema,
  MAX_MATCHES_PER_REQUEST,
  type CatalogueResponse,
} from '../../realtime/protocol/catalogue.ts';
import { importMatches } from '../origin/catalogue/import-matches.ts';
import { createDatabase } from '../origin/db/database.ts';
import { answerIngest } from './answer-ingest.ts';
import type { Bindings } from './bindings.ts';

/** `POST /ingest/v1/catalogue`: leagues, teams, fixtures and results of a season. */
export async function postCatalogue(c: Context<Bindings>) {
  return answerIngest(c, {
    schema: catalogueRequestSchema,
    list: { key: 'matches', limit: MAX_MATCHES_PER_REQUEST },
    handle: async ({ matches }) => {
      const counts = await importMatches(createDatabase(c.env.DB), matches);
      return c.json(counts satisfies CatalogueResponse);
    },
  });
}
