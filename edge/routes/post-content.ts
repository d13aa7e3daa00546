import {
  contentRequestSchema,
  MAX_CONTENT_PER_REQUEST,
  publishedRequestSchema,
  type ContentResponse,
  type PublishedResponse,
} from '../../realtime/protocol/content.ts';
import { HIDDEN_PICTURES } from '../../realtime/protocol/hidden-pictures.ts';
import { cleanContent } from '../origin/content/clean-content.ts';
import { faultsOfContent } from '../origin/content/faults-of-content.ts';
import { hiddenOrigins } from '../origin/content/hidden-pictures.ts';
import { importContent } from '../origin/content/import-content.ts';
import { listPublished } from '../origin/content/list-published.ts';
import { createDatabase } from '../origin/db/database.ts';
import { pictureOrigins } from '../pictures/picture-origins.ts';
import { brandsOf } from '../visitor/brands.ts';
import { videoOriginsOf } from '../visitor/video-origins.ts';
import { answerIngest, answerMalformed, type IngestContext } from './answer-ingest.ts';

/**
 * `POST /ingest/v1/content`: publishes and withdraws content. A header names the origins whose pictures do not
 * show.
 */
export async function postContent(c: IngestContext) {
  return answerIngest(c, {
    schema: contentRequestSchema,
    list: { key: 'content', limit: MAX_CONTENT_PER_REQUEST },
    handle: async ({ source, isRepeated = false, content }) => {
      const cleaned = await cleanContent(content, ownHostsOf(c));
      const faults = [...faultsOfContent(content, videoOriginsOf(c.env)), ...cleaned.faults];
      if (faults.length > 0) return answerMalformed(c, faults);
      c.set('mayHaveStored', ['content']);
      const sender = { source, isRepeated, now: Date.now() };
      const imported = await importContent(createDatabase(c.env.DB), cleaned.content, sender);
      const { results, pictureUris } = imported;
      const hosts = [...pictureOrigins(c.env.PICTURE_ORIGINS).keys()];
      const hidden = hiddenOrigins(pictureUris, hosts);
      if (hidden.length > 0) c.header(HIDDEN_PICTURES, hidden.join(' '));
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
