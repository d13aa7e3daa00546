import type { Context } from 'hono';
import {
  ingestRequestSchema,
  MAX_UPDATES_PER_REQUEST,
  type IngestResponse,
} from '../../realtime/protocol/ingest.ts';
import { applyUpdates } from '../ingest/apply-updates.ts';
import { recordApplied } from '../ingest/record-applied.ts';
import { answerIngest } from './answer-ingest.ts';
import type { Bindings } from './bindings.ts';

/** `POST /ingest/v1/updates` (design §3). */
export async function postUpdates(c: Context<Bindings>) {
  return answerIngest(c, {
    schema: ingestRequestSchema,
    list: { key: 'updates', limit: MAX_UPDATES_PER_REQUEST },
    handle: async ({ updates }) => {
      const { results, matches } = await applyUpdates(c.env, updates);
      await recordApplied(c.env, matches, Date.now());
      return c.json({ results } satisfies IngestResponse);
    },
  });
}
