import type { Context } from 'hono';
import {
  ingestRequestSchema,
  MAX_UPDATES_PER_REQUEST,
  type IngestResponse,
} from '../../realtime/protocol/ingest.ts';
import { applyUpdates } from '../ingest/apply-updates.ts';
import { readSignedRequest } from '../ingest/read-signed-request.ts';
import { recordApplied } from '../ingest/record-applied.ts';
import { answerIngest } from './answer-ingest.ts';
import type { Bindings } from './bindings.ts';

/** `POST /ingest/v1/updates` (design §3). */
export async function postUpdates(c: Context<Bindings>) {
  return answerIngest(c, async () => {
    const request = await readSignedRequest(c.req.raw, {
      secrets: c.env.INGEST_SECRET,
      schema: ingestRequestSchema,
      list: { key: 'updates', limit: MAX_UPDATES_PER_REQUEST },
    });
    if (request.kind === 'refused') return c.json(request.error, request.status);
    const { results, matches } = await applyUpdates(c.env, request.body.updates);
    await recordApplied(c.env, matches, Date.now());
    return c.json({ results } satisfies IngestResponse);
  });
}
