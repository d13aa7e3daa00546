import type { Context } from 'hono';
import {
  contentRequestSchema,
  MAX_CONTENT_PER_REQUEST,
  type ContentResponse,
} from '../../realtime/protocol/content.ts';
import { importContent } from '../origin/content/import-content.ts';
import { createDatabase } from '../origin/db/database.ts';
import { answerIngest } from './answer-ingest.ts';
import type { Bindings } from './bindings.ts';

/** `POST /ingest/v1/content`: what editors publish. */
export async function postContent(c: Context<Bindings>) {
  return answerIngest(c, {
    schema: contentRequestSchema,
    list: { key: 'content', limit: MAX_CONTENT_PER_REQUEST },
    handle: async ({ content }) => {
      const results = await importContent(createDatabase(c.env.DB), content);
      return c.json({ results } satisfies ContentResponse);
    },
  });
}
