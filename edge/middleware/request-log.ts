import type { MiddlewareHandler } from 'hono';
import { log } from '../../realtime/log.ts';
import { inRequest } from '../request-scope.ts';

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

/** No page and no call has a longer path. */
const MAX_PATH = 500;

/**
 * Writes one line of JSON for each request: no address, no user agent, no
 * query. All that is logged while it is answered has its id, which the answer
 * names as `x-request-id`: Cloudflare's where there is one.
 */
export function requestLog(options: RequestLogOptions = {}): MiddlewareHandler {
  const { write = writeLine, now = Date.now } = options;
  return async (c, next) => {
    const id = readRay(c.req.header('cf-ray')) ?? crypto.randomUUID();
    await inRequest(id, async () => {
      const start = now();
      await next();
      const { status } = c.res;
      // An upgrade's answer cannot be rebuilt without losing its socket.
      if (status !== 101) c.header('x-request-id', id);
      const path = c.req.path.slice(0, MAX_PATH);
      write({ method: c.req.method, path, status, durationMs: now() - start });
    });
  };
}

/** Behind no Cloudflare anybody can say anything there. */
function readRay(value: string | undefined): string | null {
  return value !== undefined && /^[\w-]{1,64}$/.test(value) ? value : null;
}

function writeLine({ method, path, status, durationMs }: RequestRecord): void {
  log(status >= 500 ? 'error' : 'info', 'request', { method, path, status, durationMs });
}
