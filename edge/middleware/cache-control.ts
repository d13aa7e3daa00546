import type { MiddlewareHandler } from 'hono';

export interface CacheControlOptions {
  /** The `cache-control` of a good answer that does not name its own. */
  value: string;
}

/** Sets `cache-control` where the handler left it open; errors are never stored. */
export function cacheControl({ value }: CacheControlOptions): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status === 101 || c.res.headers.has('cache-control')) return;
    c.header('cache-control', c.res.status < 400 ? value : 'no-store');
  };
}
