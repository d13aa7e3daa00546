import type { Context, MiddlewareHandler } from 'hono';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { PRODUCT } from '../contracts/product.ts';
import { answerError } from '../routes/answers.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * GET calls that change something (spec point 7): signing out, and beginning a sign-in with a
 * provider.
 */
const CHANGING = new RegExp(
  `^/api/${PRODUCT}-patron/(?:v2/patron-user/signout|v3/patron-user/social/[^/]+/auth-url)$`,
);

/** A GET call that uses up downloads of the visitor's account: the account page has a link to it. */
const COUNTED = new RegExp(`^/api/${PRODUCT}-patron/v3/patron-user/data$`);

/**
 * Refuses a change that comes from another site's page, or from a picture, a link or a form of any
 * page. Browsers report the requesting site and the kind of element in each request (ASVS 3.5.1);
 * the product's own pages make changes by scripts alone, and begin a download by a link too. A client
 * that is not a browser reports neither, and has only its own cookies.
 */
export function sameOrigin(): MiddlewareHandler {
  return async (c, next) => {
    const isChange = !SAFE.has(c.req.method) || CHANGING.test(c.req.path);
    if (isChange ? isForbidden(c) : COUNTED.test(c.req.path) && isFromElsewhere(c))
      return answerError(c, 403, GENERIC_FAILURE);
    return next();
  };
}

function isForbidden(c: Context): boolean {
  // A script's own request has no destination; a picture's is 'image', a link's 'document'.
  if ((c.req.header('sec-fetch-dest') ?? 'empty') !== 'empty') return true;
  return isFromElsewhere(c);
}

function isFromElsewhere(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  // 'none' is the visitor's own action, such as a typed address.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  return origin !== undefined && origin !== new URL(c.req.url).origin;
}
