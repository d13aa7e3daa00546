import type { MiddlewareHandler } from 'hono';

/** Makes browsers load a page's scripts after what it is painted with: see `loadScriptsLate`. */
export function paintBeforeScripts(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.res = loadScriptsLate(c.res);
  };
}

/**
 * Returns the page with scripts of low priority: its markup is complete without them, and on a slow line they
 * would delay the styles.
 */
export function loadScriptsLate(page: Response): Response {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const rewriter = new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element: (link) => {
        link.setAttribute('fetchpriority', 'low');
      },
    })
    .on('link[nonce]', {
      element: (link) => {
        // The policy allows the product's own files without it.
        link.removeAttribute('nonce');
      },
    });
  return rewriter.transform(page);
}
