import type { MiddlewareHandler } from 'hono';

export interface CacheControlOptions {
  /** `cache-control` of a good answer without its own. */
  value: string;
}

/** Sets `cache-control` unless the handler did; errors are never stored. */
export function cacheControl({ value }: CacheControlOptions): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status === 101 || c.res.headers.has('cache-control')) return;
    c.header('cache-control', c.res.status < 400 ? value : 'no-store');
  };
}
