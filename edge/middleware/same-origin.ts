import type { Context, MiddlewareHandler } from 'hono';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { PRODUCT } from '../contracts/product.ts';
import { answerError } from '../routes/answers.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls that change something though they are read (spec point 7): signing out, and beginning with a provider. */
const CHANGING = new RegExp(
  `^/api/${PRODUCT}-patron/(?:v2/patron-user/signout|v3/patron-user/social/[^/]+/auth-url)$`,
);

/**
 * Refuses what changes something and comes from another site's page, as
 * browsers say of each request that a page makes (ASVS 3.5.1). Who is no browser
 * says nothing of the kind, and carries nobody's cookies but its own.
 */
export function sameOrigin(): MiddlewareHandler {
  return async (c, next) => {
    const isChange = !SAFE.has(c.req.method) || CHANGING.test(c.req.path);
    if (isChange && isForeign(c)) return answerError(c, 403, GENERIC_FAILURE);
    return next();
  };
}

function isForeign(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  // 'none' is the visitor's own doing, such as an address that they typed.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  return origin !== undefined && origin !== new URL(c.req.url).origin;
}
