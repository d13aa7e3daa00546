import type { MiddlewareHandler } from 'hono';

/**
 * Asks browsers to load the scripts of a page after what it is painted with:
 * its markup is whole without them, and on a slow line they would keep the
 * styles waiting.
 */
export function paintBeforeScripts(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.get('content-type')?.startsWith('text/html')) return;
    const rewriter = new HTMLRewriter().on('link[rel="modulepreload"]', {
      element: (link) => {
        link.setAttribute('fetchpriority', 'low');
      },
    });
    c.res = rewriter.transform(c.res);
  };
}
