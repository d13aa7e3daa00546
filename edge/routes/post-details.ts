import {
  detailsRequestSchema,
  MAX_DETAILS_PER_REQUEST,
  type DetailsResponse,
} from '../../realtime/protocol/details.ts';
import { importDetails } from '../origin/catalogue/import-details.ts';
import { createDatabase } from '../origin/db/database.ts';
import { enqueueLineups } from '../push/enqueue-lineups.ts';
import { answerIngest, type IngestContext } from './answer-ingest.ts';

/**
 * `POST /ingest/v1/details`: stores line-ups, statistics, box scores, incidents, odds and
 * broadcasters of known matches.
 */
export async function postDetails(c: IngestContext) {
  return answerIngest(c, {
    schema: detailsRequestSchema,
    list: { key: 'details', limit: MAX_DETAILS_PER_REQUEST },
    handle: async ({ details }) => {
      const results = await importDetails(createDatabase(c.env.DB), details);
      // The feed's answer does not wait for alerts.
      c.executionCtx.waitUntil(enqueueLineups(c.env, details, Date.now()));
      return c.json({ results } satisfies DetailsResponse);
    },
  });
}
