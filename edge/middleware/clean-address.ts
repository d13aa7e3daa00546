import type { MiddlewareHandler } from 'hono';
import { isRead } from '../pages/page-key.ts';
import { cleanAddressOf } from '../pages/page-rule.ts';

/**
 * Redirects to a page's address without the queries that no page reads, such as a campaign's. The redirect is
 * temporary, since a later version may read one of them.
 */
export function cleanAddress(): MiddlewareHandler {
  return async (c, next) => {
    const address = isRead(c) ? cleanAddressOf(new URL(c.req.url)) : null;
    if (address === null) return next();
    c.header('cache-control', 'private, no-cache');
    return c.redirect(address, 302);
  };
}
