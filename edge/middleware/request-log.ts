import type { MiddlewareHandler } from 'hono';
import { log } from '../../realtime/hosts/log.ts';
import { loggedPath } from '../logged-path.ts';
import { inRequest } from '../request-scope.ts';

/** A request in the log: no field identifies its sender. */
export interface RequestRecord {
  method: string;
  /** Without the query, and without what only its visitor knows. */
  path: string;
  status: number;
  durationMs: number;
}

export interface RequestLogOptions {
  write?: (record: RequestRecord) => void;
  now?: () => number;
}

/** Longest path of pages and calls. */
const MAX_PATH = 500;

/**
 * Writes one line of JSON for each request: no address, no user agent, no query. All log lines of
 * the request have the same id, which the answer sends as `x-request-id`: Cloudflare's id if there
 * is one, else a random one.
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
      const path = loggedPath(c.req.path).slice(0, MAX_PATH);
      write({ method: c.req.method, path, status, durationMs: now() - start });
    });
  };
}

/**
 * Returns Cloudflare's id of the request; null if it is missing or malformed. Without Cloudflare
 * any client can set it.
 */
function readRay(value: string | undefined): string | null {
  return value !== undefined && /^[\w-]{1,64}$/.test(value) ? value : null;
}

/** Whether a path is that of the page of errors, whose address names its status. The pages' router alone ignores case. */
export function isErrorPage(path: string): boolean {
  return /^\/error(?:\/+_?)?(?:\.data)?\/*$/i.test(path);
}

function writeLine({ method, path, status, durationMs }: RequestRecord): void {
  // /readyz answers 503 to say that a part is not well, not because it failed.
  const level = status < 500 || isErrorPage(path) ? 'info' : path === '/readyz' ? 'warn' : 'error';
  log(level, 'request', { method, path, status, durationMs });
}
