import type { MiddlewareHandler } from 'hono';
import { PRODUCT } from '../contracts/product.ts';
import type { PageTag } from './page-store.ts';

/** Returns the tag of a page that makes this call. */
export function tagOfCall(path: string): PageTag {
  if (/^\/api\/media\/v1\/(?:news|policies)(?:\/|$)/.test(path)) return 'content';
  return path.startsWith(`/api/media/v1/${PRODUCT}-tv/`) ? 'tv' : 'catalogue';
}

/** Feeds' calls that change data in pages other than the rooms' states. */
const PURGED: Readonly<Record<string, readonly PageTag[]>> = {
  '/ingest/v1/catalogue': ['catalogue'],
  '/ingest/v1/content': ['content'],
  '/ingest/v1/comments': ['content'],
  '/ingest/v1/tv': ['tv'],
};

/** Purges the pages that a feed's call changes, also after a 5xx: a part may be stored. */
export function purgePages(purge: (tags: readonly PageTag[]) => void): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const tags = PURGED[c.req.path];
    if (tags && (c.res.ok || c.res.status >= 500)) purge(tags);
  };
}
