import type { MiddlewareHandler } from 'hono';
import { log } from '../log.ts';

/** What the log keeps of a request: nothing that tells who made it. */
export interface RequestRecord {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  durationMs: number;
}

export interface RequestLogOptions {
  write?: (record: RequestRecord) => void;
  now?: () => number;
}

/** Writes one line of JSON for each request: no address, no user agent, no query. */
export function requestLog(options: RequestLogOptions = {}): MiddlewareHandler {
  const { write = writeLine, now = Date.now } = options;
  return async (c, next) => {
    const start = now();
    await next();
    write({
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      durationMs: now() - start,
    });
  };
}

function writeLine({ method, path, status, durationMs }: RequestRecord): void {
  log(status >= 500 ? 'error' : 'info', 'request', { method, path, status, durationMs });
}
