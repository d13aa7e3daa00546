import type { MiddlewareHandler } from 'hono';

/**
 * Makes browsers load a page's scripts after what it is painted with: its markup is complete without them,
 * and on a slow line they would delay the styles.
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
