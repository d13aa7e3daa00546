import type { Context } from 'hono';
import {
  catalogueRequestSchema,
  MAX_MATCHES_PER_REQUEST,
  type CatalogueResponse,
} from '../../realtime/protocol/catalogue.ts';
import { readSignedRequest } from '../ingest/read-signed-request.ts';
import { importMatches } from '../origin/catalogue/import-matches.ts';
import { createDatabase } from '../origin/db/database.ts';
import { answerIngest } from './answer-ingest.ts';
import type { Bindings } from './bindings.ts';

/** `POST /ingest/v1/catalogue`: leagues, teams, fixtures and results of a season. */
export async function postCatalogue(c: Context<Bindings>) {
  return answerIngest(c, async () => {
    const request = await readSignedRequest(c.req.raw, {
      secrets: c.env.INGEST_SECRET,
      schema: catalogueRequestSchema,
      list: { key: 'matches', limit: MAX_MATCHES_PER_REQUEST },
    });
    if (request.kind === 'refused') return c.json(request.error, request.status);
    const counts = await importMatches(createDatabase(c.env.DB), request.body.matches);
    return c.json(counts satisfies CatalogueResponse);
  });
}
