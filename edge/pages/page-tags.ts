import type { MiddlewareHandler } from 'hono';
import { PRODUCT } from '../contracts/product.ts';
import type { PageTag } from './page-store.ts';

/** Returns the tag of a page that makes this call. */
export function tagOfCall(path: string): PageTag {
  if (/^\/api\/media\/v1\/(?:news|policies)(?:\/|$)/.test(path)) return 'content';
  return path.startsWith(`/api/media/v1/${PRODUCT}-tv/`) ? 'tv' : 'catalogue';
}

export interface PurgeVariables {
  /**
   * The sources of pages that the request may have changed. Only the handler of a verified request sets
   * them, before its first write: a stranger can cause any status.
   */
  mayHaveStored?: readonly PageTag[];
}

/** Purges the pages that a feed's call may have changed, also after a failure: a part may be stored. */
export function purgePages(
  purge: (tags: readonly PageTag[]) => void,
): MiddlewareHandler<{ Variables: PurgeVariables }> {
  return async (c, next) => {
    await next();
    const tags = c.get('mayHaveStored');
    if (tags) purge(tags);
  };
}
