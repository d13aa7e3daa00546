import {
  contentRequestSchema,
  MAX_CONTENT_PER_REQUEST,
  publishedRequestSchema,
  type ContentResponse,
  type PublishedResponse,
} from '../../realtime/protocol/content.ts';
import { faultsOfContent } from '../origin/content/faults-of-content.ts';
import { importContent } from '../origin/content/import-content.ts';
import { listPublished } from '../origin/content/list-published.ts';
import { createDatabase } from '../origin/db/database.ts';
import { brandsOf } from '../visitor/brands.ts';
import { videoOriginsOf } from '../visitor/video-origins.ts';
import { answerIngest, answerMalformed, type IngestContext } from './answer-ingest.ts';

/** `POST /ingest/v1/content`: publishes and withdraws content. */
export async function postContent(c: IngestContext) {
  return answerIngest(c, {
    schema: contentRequestSchema,
    list: { key: 'content', limit: MAX_CONTENT_PER_REQUEST },
    handle: async ({ source, isRepeated = false, content }) => {
      const ownHosts = ownHostsOf(c);
      const faults = faultsOfContent(content, { videoOrigins: videoOriginsOf(c.env), ownHosts });
      if (faults.length > 0) return answerMalformed(c, faults);
      c.set('mayHaveStored', ['content']);
      const sender = { source, isRepeated, ownHosts, now: Date.now() };
      const results = await importContent(createDatabase(c.env.DB), content, sender);
      return c.json({ results } satisfies ContentResponse);
    },
  });
}

/** Returns the product's hosts: those of the brands' sites, and this call's. */
function ownHostsOf(c: IngestContext): string[] {
  const sites = Object.values(brandsOf(c.env)).map(({ feBaseUrl }) => feBaseUrl);
  return [...sites, c.req.url].map((url) => new URL(url).hostname);
}

/**
 * `POST /ingest/v1/content/published`: returns the ids of a source's published articles, videos and
 * playlists.
 */
export async function postPublished(c: IngestContext) {
  return answerIngest(c, {
    schema: publishedRequestSchema,
    list: { key: 'ids', limit: 0 },
    handle: async (request) => {
      const ids = await listPublished(createDatabase(c.env.DB), request);
      return c.json({ ids } satisfies PublishedResponse);
    },
  });
}
