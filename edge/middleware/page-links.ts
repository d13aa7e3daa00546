import type { MiddlewareHandler } from 'hono';

/** Sends pages with the links that `withLightLinks` makes. */
export function lightLinks(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.res = withLightLinks(c.res);
  };
}

/**
 * Returns the page with scripts of low priority and links without a nonce. The markup is complete
 * without its scripts, and on a slow line they would delay the styles. The policy requires a nonce
 * only for inline code, and about thirty links would repeat it.
 */
export function withLightLinks(page: Response): Response {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const rewriter = new HTMLRewriter().on('link', {
    element: (link) => {
      link.removeAttribute('nonce');
      if (link.getAttribute('rel') === 'modulepreload') link.setAttribute('fetchpriority', 'low');
    },
  });
  return rewriter.transform(page);
}
